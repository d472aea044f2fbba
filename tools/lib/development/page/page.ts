import './hook.ts';
import * as refresh from 'react-refresh/runtime';
import { createExchange } from './exchange.ts';
import type { Fault, Message } from './messages.ts';
import { createOverlay } from './overlay.ts';
import { lendRefreshableReact } from './refreshable-react.ts';
import type { Development } from './remote-in-page.ts';

// Runs before the shell's scripts, in a page that the proxy serves.

const EVENTS = '/.dev/events';

lendRefreshableReact();

const exchange = createExchange(() => location.reload());
let announced: Fault[] = [];
let failure: Fault | undefined;
let show: ReturnType<typeof createOverlay> | undefined;

function showFaults(): void {
  show ??= createOverlay();
  show(failure ? [...announced, failure] : announced);
}

(window as unknown as { extranetDevelopment: Development }).extranetDevelopment = {
  refresh,
  remoteRuns: exchange.remoteRuns,
  exchanged(next) {
    failure = next;
    showFaults();
  },
};

let run: string | undefined;
const listen = () => {
  new EventSource(EVENTS).onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    run ??= message.run;
    if (message.run !== run) location.reload();
    announced = message.faults;
    showFaults();
    exchange.built(message.hash);
  };
};
if (document.body) listen();
else document.addEventListener('DOMContentLoaded', listen);
