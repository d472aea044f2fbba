import cluster, { type Worker } from 'node:cluster';
import { figuresExchange } from './figures.ts';

/** A little more than a worker allows itself for the requests that it still has. */
const ENDED_WITHIN_MS = 12_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Who lived this long did not die of its start: the next one may come at once. */
const SOUND_AFTER_MS = 30_000;

/**
 * The parent of several processes that serve one port. It opens the port and hands the connections out in turn, so that
 * a worker's death refuses nobody; it serves nothing itself. Ready once all of them are.
 */
export async function supervise(count: number): Promise<void> {
  const workers = new Map<number, Worker>();
  const exchange = figuresExchange(workers);
  const failures = new Map<number, number>();
  let isReady = false;
  let stopping = false;
  /** Of the parent: 0 while everybody ends as he should. */
  let code = 0;
  let allEnded = () => {};

  const launch = (place: number) =>
    new Promise<string>((resolve, reject) => {
      const born = Date.now();
      const worker = cluster.fork();
      workers.set(place, worker);
      worker.on('message', (message: { ready?: boolean; url?: string }) => {
        if (message.ready && message.url) resolve(message.url);
        exchange(place, worker, message);
      });
      worker.once('exit', (exitCode, signal) => {
        workers.delete(place);
        if (stopping && exitCode !== 0) code = 1;
        reject(new Error('ended before it was ready'));
        if (isReady && !stopping) replace(place, signal ?? `code ${exitCode}`, Date.now() - born);
        if (workers.size === 0) allEnded();
      });
    });

  function replace(place: number, reason: string, livedMs: number): void {
    const failed = livedMs > SOUND_AFTER_MS ? 0 : (failures.get(place) ?? 0);
    failures.set(place, failed + 1);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failed);
    process.stderr.write(`Worker ${place} ended (${reason}): another takes its place in ${pause} ms.\n`);
    setTimeout(() => {
      // Its end, should it come, is heard above.
      if (!stopping) launch(place).catch(() => undefined);
    }, pause);
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const ended = new Promise<void>((resolve) => {
      allEnded = resolve;
    });
    for (const worker of workers.values()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of workers.values()) worker.process.kill('SIGKILL');
    }, ENDED_WITHIN_MS).unref();
    if (workers.size > 0) await ended;
    process.exit(code);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    // The first alone: what stops it would stop them all, and is to be said once.
    const url = await launch(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => launch(index + 2)));
    isReady = true;
    process.send?.({ ready: true, url });
  } catch {
    // The worker itself has said why.
    code = 1;
    await stop();
  }
}
