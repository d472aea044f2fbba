import cluster, { type Worker } from 'node:cluster';
import { exchangeMetrics } from './worker-metrics.ts';

/** So much longer than a worker may take to end: it ends by itself. */
const SPARE_MS = 2000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that ran longer than this is replaced without back-off. */
const STABLE_AFTER_MS = 30_000;

/**
 * The parent of several processes that serve one port. It opens the port and distributes the connections in turn, so that
 * no caller is refused when a worker dies. It serves no requests itself, and is ready once all workers are.
 */
export async function supervise(
  count: number,
  { endedWithinMs }: { readonly endedWithinMs: number },
): Promise<void> {
  const workers = new Map<number, Worker>();
  const exchange = exchangeMetrics(workers);
  const failures = new Map<number, number>();
  let isReady = false;
  let stopping = false;
  /** 0 as long as every worker ends as it should. */
  let parentExitCode = 0;
  let allEnded = () => {};

  const launch = (place: number) =>
    new Promise<string>((resolve, reject) => {
      const startedAt = Date.now();
      const worker = cluster.fork();
      workers.set(place, worker);
      worker.on('message', (message: { ready?: boolean; url?: string }) => {
        if (message.ready && message.url) resolve(message.url);
        exchange(place, worker, message);
      });
      worker.once('exit', (exitCode, signal) => {
        workers.delete(place);
        if (stopping && exitCode !== 0) parentExitCode = 1;
        reject(new Error('ended before it was ready'));
        if (isReady && !stopping) replace(place, signal ?? `code ${exitCode}`, Date.now() - startedAt);
        if (workers.size === 0) allEnded();
      });
    });

  function replace(place: number, reason: string, ranMs: number): void {
    const failed = ranMs > STABLE_AFTER_MS ? 0 : (failures.get(place) ?? 0);
    failures.set(place, failed + 1);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failed);
    process.stderr.write(`Worker ${place} ended (${reason}): another takes its place in ${pause} ms.\n`);
    setTimeout(() => {
      // The exit handler above takes care of a worker that fails again.
      if (!stopping) launch(place).catch(() => undefined);
    }, pause);
  }

  /** A later signal is handed on as well: SIGINT ends at once what serves on after SIGTERM. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    for (const worker of workers.values()) worker.process.kill(signal);
    if (stopping) return;
    stopping = true;
    const ended = new Promise<void>((resolve) => {
      allEnded = resolve;
    });
    setTimeout(() => {
      for (const worker of workers.values()) worker.process.kill('SIGKILL');
    }, endedWithinMs + SPARE_MS).unref();
    if (workers.size > 0) await ended;
    process.exit(parentExitCode);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    // The first worker starts alone: an error that stops it would stop all, and should be reported once.
    const url = await launch(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => launch(index + 2)));
    isReady = true;
    process.send?.({ ready: true, url });
  } catch {
    // The worker has reported the reason itself.
    parentExitCode = 1;
    await stop('SIGINT');
  }
}
