import { readAdminToken, readToken } from '@extranet/shared/session';
import { heapMegabytes, observeInteractions, observeLongTasks } from './observe.ts';
import { createSums, type Running } from './sums.ts';
import { type Touch, traceClicks } from './traces.ts';
import { createWhose, type Place } from './whose.ts';

const ADDRESS = '/api/remotes/figures';
const EVERY_MS = 60_000;
/** Of a touch the browser tells after the next paint: it is looked up among the last ones. */
const REMEMBERED = 30;
/** Both times are rounded, each in its way. */
const ROUNDED_MS = 1;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Measures how each remote runs in this page: how long it was awaited, how soon it answers, how long it keeps the page busy, what it
 * throws; and with traces, which clicks the server's traces begin with. One small report a minute, and one when the page is hidden.
 * The answer ends it.
 */
export function watchFigures(place: Place, { traces = false } = {}): () => void {
  const whose = createWhose(place);
  const sums = createSums();
  const ends: (() => void)[] = [];
  const touches: Touch[] = [];
  const clicks = traces ? traceClicks(() => touches.at(-1)) : undefined;
  /** All events of an interaction count once, with the longest of them. */
  const interactions = new Map<number, { running: Running; ms: number }>();
  const loaded = new Set<string>();

  // While the event is on its way: afterwards what was touched may be gone, or the page another one.
  const touched = ({ timeStamp: at, target }: Event) => {
    touches.push({ at, running: whose.ofElement(target), ms: 0 });
    if (touches.length > REMEMBERED) touches.shift();
  };
  for (const type of TOUCHES) ends.push(listen(type, touched, { capture: true, passive: true }));

  const stopInteractions = observeInteractions((id, startedAt, ms) => {
    const touch = touches.findLast(({ at }) => at <= startedAt + ROUNDED_MS);
    if (!touch) return;
    touch.ms = Math.max(touch.ms, ms);
    const { running } = touch;
    if (running) interactions.set(id, { running, ms: Math.max(ms, interactions.get(id)?.ms ?? 0) });
  });
  const stopLongTasks = observeLongTasks((ms, scripts) => {
    const own = scripts.map((script) => whose.ofAddress(script)).find((running) => running !== null);
    const running = own ?? whose.ofPage();
    if (running) sums.longTask(running, ms);
  });
  const thrown = (text: string) => {
    const running = whose.ofAddress(text);
    if (running) sums.error(running);
  };
  ends.push(listen('error', ({ filename, error }) => thrown(`${filename} ${error?.stack}`)));
  ends.push(listen('unhandledrejection', ({ reason }) => thrown(String(reason?.stack))));

  function gather(): void {
    for (const { running, ms } of interactions.values()) sums.interaction(running, ms);
    interactions.clear();
    for (const { running, awaitedMs } of whose.all()) {
      const key = `${running.remote} ${running.release}`;
      if (!loaded.has(key)) sums.load(running, awaitedMs);
      loaded.add(key);
    }
    const [shown, megabytes] = [whose.ofPage(), heapMegabytes()];
    if (shown && megabytes !== null) sums.memory(shown, megabytes);
  }

  function send(): void {
    const token = location.pathname.startsWith('/extradmin') ? readAdminToken() : readToken();
    gather();
    const figures = sums.take();
    const told = clicks?.take() ?? [];
    if (!token || figures.length + told.length === 0) return;
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(clicks ? { figures, clicks: told } : { figures }),
    }).catch(() => {
      // Missing figures of one page do not matter.
    });
  }

  const timer = setInterval(send, EVERY_MS);
  // Told to the document, from where it rises to the window.
  ends.push(
    listen('visibilitychange', () => {
      if (document.hidden) send();
    }),
    listen('pagehide', send),
    stopInteractions,
    stopLongTasks,
  );
  return () => {
    clearInterval(timer);
    clicks?.stop();
    for (const end of ends) end();
  };
}

function listen<Type extends keyof WindowEventMap | 'visibilitychange'>(
  type: Type,
  then: (event: Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = then as EventListener;
  addEventListener(type, listener, options);
  return () => removeEventListener(type, listener, options);
}
