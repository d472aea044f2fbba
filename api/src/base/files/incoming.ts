import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brokenUpload } from '../errors.ts';
import { newId } from '../secrets/tokens.ts';
import type { FileStore } from './file-store.ts';

const HALF_RECEIVED_MS = 3_600_000;

/**
 * Uploads on their way: streamed to a file of their own in the data folder, wherever files are kept in the end, for they
 * are looked at before they are kept.
 */
export function incomingFiles(dataDir: string): Pick<FileStore, 'aside' | 'receive'> {
  const incoming = join(dataDir, 'files/incoming');
  let swept: Promise<void> | undefined;
  const aside: FileStore['aside'] = async (use) => {
    swept ??= sweep(incoming).catch((error: unknown) => {
      swept = undefined;
      throw error;
    });
    await swept;
    const path = join(incoming, newId());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    aside,
    receive: (source, use) =>
      aside(async (path) => {
        await pipeline(source, createWriteStream(path)).catch((error: unknown) => {
          throw isOfDisk(error) ? error : brokenUpload(error);
        });
        return use(path);
      }),
  };
}

/** The file system names the call that failed; anything else is a body that was cut short, or is none. */
const isOfDisk = (error: unknown) => error instanceof Object && 'syscall' in error;

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
