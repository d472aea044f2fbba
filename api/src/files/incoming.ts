import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../secrets/tokens.ts';

const HALF_RECEIVED_MS = 3_600_000;

/**
 * Uploads on their way: streamed to a file of their own in the data folder, wherever files are kept in the end, for they
 * are looked at before they are kept.
 */
export function receiver(dataDir: string) {
  const incoming = join(dataDir, 'files/incoming');
  let swept: Promise<void> | undefined;
  /** Hands over the file's path, and leaves nothing behind, whatever happens. */
  return async <T>(source: Readable, use: (path: string) => Promise<T>): Promise<T> => {
    swept ??= sweep(incoming).catch((error: unknown) => {
      swept = undefined;
      throw error;
    });
    await swept;
    const path = join(incoming, newId());
    try {
      await pipeline(source, createWriteStream(path));
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };
}

/** What a process that was killed left half received. */
async function sweep(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    // Another process may have taken it away in the meantime.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HALF_RECEIVED_MS) await rm(path, { force: true });
  }
}
