// A process of its own that asks the server for something cheap every ten milliseconds, whatever happens, and says how long it waited.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

const EVERY_MS = 10;
/** A server that answers nobody would otherwise be asked by more connections than it takes. */
const UNANSWERED_MAX = 60;

const [address = '', token = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let waits: number[] = [];
let unanswered = 0;
let failed = 0;

function ask(): void {
  if (unanswered >= UNANSWERED_MAX) return;
  unanswered += 1;
  const began = performance.now();
  const ended = (isRight: boolean) => {
    unanswered -= 1;
    waits.push(performance.now() - began);
    if (!isRight) failed += 1;
  };
  const headers = { authorization: `Bearer ${token}` };
  const sent = request(address, { agent, headers }, (response) => {
    response.resume().on('end', () => ended(response.statusCode === 200));
  });
  sent.on('error', () => ended(false)).end();
}

setInterval(ask, EVERY_MS);
process.on('message', () => {
  process.send?.({ waits, failed });
  waits = [];
  failed = 0;
});
process.send?.('asking');
