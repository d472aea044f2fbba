import { setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { failure, isApiFailure } from '../errors.ts';

interface Options {
  readonly withinMs: number;
  readonly memoryMb: number;
  /** The error when the work takes more time or memory than that. */
  readonly exhausted: () => Error;
}

type Outcome<T> =
  | { readonly result: T }
  | { readonly refused: { statusCode: number; code: string; message: string } }
  | { readonly failed: string };

/** Runs a module in a thread with limits, so that the server keeps answering whatever the input contains. */
export async function inWorker<T>(module: URL, input: unknown, { withinMs, memoryMb, exhausted }: Options) {
  const worker = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(exhausted()), withinMs);
      worker.once('message', (outcome: Outcome<T>) => {
        if ('result' in outcome) return resolve(outcome.result);
        if ('failed' in outcome) return reject(new Error(outcome.failed));
        const { statusCode, code, message } = outcome.refused;
        return reject(failure(statusCode, code, message));
      });
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? exhausted() : error),
      );
      worker.once('exit', () => reject(new Error('the worker ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** How far a thread stands back behind those that answer people: a quarter of a processor's time where both want it. */
const STANDS_BACK = 6;

/** The worker's side: does the work and posts its outcome. */
export async function answerParent<I, T>(work: (input: I) => Promise<T>): Promise<void> {
  // On Linux this is about the calling thread alone; elsewhere it would slow down the whole process.
  if (process.platform === 'linux') setPriority(0, STANDS_BACK);
  const post = (outcome: Outcome<T>) => parentPort?.postMessage(outcome);
  try {
    post({ result: await work(workerData as I) });
  } catch (error) {
    if (!isApiFailure(error))
      return post({ failed: (error instanceof Error && error.stack) || String(error) });
    const { statusCode, code, message } = error;
    post({ refused: { statusCode, code, message } });
  }
}
