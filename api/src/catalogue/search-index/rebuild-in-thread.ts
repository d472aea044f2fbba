import type { App } from '../../base/app-types.ts';
import { inWorker } from '../../base/workers/in-worker.ts';

/** A million products take a minute; twenty times that, and something is wrong. */
const WITHIN_MS = 20 * 60_000;
const MEMORY_MB = 256;

export interface RebuildTask {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  /** How far the server's clock is before the machine's. */
  readonly clockAheadMs: number;
  /** Shared with the server: 1 when it ends. */
  readonly stopped: Int32Array;
}

/** Builds the index while the server answers; `stop` leaves the one in use as it is. */
export function rebuildInThread({ config: { dataDir, databaseUrl }, now }: App): {
  /** False when another process is at it, or it was stopped. */
  readonly isBuilt: Promise<boolean>;
  readonly stop: () => void;
} {
  const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const task: RebuildTask = {
    database: { dataDir, databaseUrl },
    clockAheadMs: now().getTime() - Date.now(),
    stopped,
  };
  const isBuilt = inWorker<boolean>(new URL('./rebuild.worker.ts', import.meta.url), task, {
    withinMs: WITHIN_MS,
    memoryMb: MEMORY_MB,
    exhausted: () => new Error('building the search index took too much time or memory'),
  });
  return { isBuilt, stop: () => Atomics.store(stopped, 0, 1) };
}
