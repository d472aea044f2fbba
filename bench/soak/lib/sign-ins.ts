// Runs in a thread of its own: in the thread of the attack, its delays would be measured as the server's.
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { tokenAt } from './calls.ts';

const PAUSE_MS = 50;

/** Signs one customer in again and again and measures each attempt. */
export function watchSignIns(url: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return {
    /** Ends the attempts and returns how long each took, in milliseconds. */
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
