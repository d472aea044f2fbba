import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../secrets/tokens.ts';

/** Bytes by key, in one folder. Who may read them is not its business. */
export interface FileStore {
  write(key: string, contents: Uint8Array): Promise<void>;
  /** Null when there is nothing of that key. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** Streams to a file of its own, hands over its path, and leaves nothing behind, whatever happens. */
  receive<T>(source: Readable, use: (path: string) => Promise<T>): Promise<T>;
}

const HALF_RECEIVED_MS = 3_600_000;
const KEY = /^[A-Za-z0-9_.-]{3,160}$/;

export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const incoming = join(root, 'incoming');
  let swept: Promise<void> | undefined;
  const folderOf = (key: string) => join(root, key.slice(-2));
  const pathOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`'${key}' is no key of a file`);
    return join(folderOf(key), key);
  };
  return {
    write: async (key, contents) => {
      const path = pathOf(key);
      await mkdir(folderOf(key), { recursive: true });
      const draft = `${path}.${newId()}.part`;
      try {
        await writeThrough(draft, contents);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    receive: async (source, use) => {
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
    },
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

/** On the disk before it has its name: a name never leads to half a file, even after a power cut. */
async function writeThrough(path: string, contents: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
