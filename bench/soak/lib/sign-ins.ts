// A thread of its own, so that what the attack does to the thread that makes it is not taken for the server's.
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { tokenAt } from './calls.ts';

const PAUSE_MS = 50;

/** One customer, one attempt after the other, each counted from its beginning to its end. */
export function watchSignIns(url: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return {
    /** How long each took, in milliseconds. */
    stop: async (): Promise<number[]> => {
      const waits = new Promise<number[]>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      worker.postMessage('stop');
      return waits;
    },
  };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const waits: number[] = [];
  let going = true;
  port.once('message', () => {
    going = false;
  });
  while (going) {
    const started = performance.now();
    await tokenAt(String(workerData), 'atelier@demo.example');
    waits.push(Math.round(performance.now() - started));
    await setTimeout(PAUSE_MS);
  }
  port.postMessage(waits);
}
