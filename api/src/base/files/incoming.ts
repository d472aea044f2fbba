import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brokenUpload } from '../errors.ts';
import { newId } from '../secrets/tokens.ts';
import type { FileStore } from './file-store.ts';

const HALF_RECEIVED_MS = 3_600_000;

/**
 * Uploads that are being received. Each is streamed to a temporary file in the data folder, also when files are stored in
 * a bucket, because it is checked before it is stored.
 */
export function incomingFiles(dataDir: string): Pick<FileStore, 'withTemporaryFile' | 'receive'> {
  const incoming = join(dataDir, 'files/incoming');
  let swept: Promise<void> | undefined;
  const withTemporaryFile: FileStore['withTemporaryFile'] = async (use) => {
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
    withTemporaryFile,
    receive: (source, use) =>
      withTemporaryFile(async (path) => {
        await pipeline(source, createWriteStream(path)).catch((error: unknown) => {
          throw isOfDisk(error) ? error : brokenUpload(error);
        });
        return use(path);
      }),
  };
}

/** An error of the file system has a 'syscall'; any other means that the body was cut short or malformed. */
const isOfDisk = (error: unknown) => error instanceof Object && 'syscall' in error;

/** Removes files that a killed process left half received. */
async function sweep(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    // Another process may have removed it in the meantime.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HALF_RECEIVED_MS) await rm(path, { force: true });
  }
}
