import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type Objects } from './objects.ts';

const LOCK_WAIT_MS = 10_000;
const STALE_LOCK_MS = 30_000;
/** Names of drafts and locks; no key has this form. */
const INTERNAL = /\/\.[^/]*$/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Objects in a folder of this machine: each key is a file. */
export function folderObjects(folder: string): Objects {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  const read = async (key: string) => {
    try {
      const bytes = await readFile(pathOf(key));
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  };
  const write = async (key: string, bytes: Uint8Array) => writeWhole(pathOf(key), bytes);
  return {
    place: folder,
    read,
    write,
    has: async (key) =>
      stat(pathOf(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    replace: (key, bytes, tag) =>
      withLock(join(dirname(pathOf(key)), `.${key.split('/').at(-1)}.lock`), async () => {
        const current = await read(key);
        if ((current?.tag ?? null) !== tag) return false;
        await write(key, bytes);
        return true;
      }),
    list: (prefix) => listFolder(folder, prefix),
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
      // Removes folders that are now empty, the deepest first.
      const folders = [...new Set(keys.flatMap(ancestors))].sort((a, b) => b.length - a.length);
      for (const name of folders) await rmdir(join(folder, name)).catch(() => {});
    },
  };
}

/** 'a/b/c.js' -> 'a/b', 'a' */
function ancestors(key: string): string[] {
  const parts = key.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Atomic: readers see the old contents or the new ones. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${randomUUID()}.part`);
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function listFolder(folder: string, prefix: string) {
  const start = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (start) assertKey(start);
  const names = await readdir(join(folder, start), { recursive: true, encoding: 'utf8' }).catch((error) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  const found = [];
  for (const name of names) {
    const key = start ? `${start}/${name}` : name;
    if (!key.startsWith(prefix) || INTERNAL.test(`/${key}`)) continue;
    // Another process may have removed it in the meantime.
    const file = await stat(join(folder, key)).catch(() => null);
    if (file?.isFile()) found.push({ key, modified: file.mtime });
  }
  return found;
}

/** Creating the lock file takes the lock. A lock older than 30 s was left by a killed process and is removed. */
async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  const until = Date.now() + LOCK_WAIT_MS;
  while (!(await acquire(lock))) {
    if (Date.now() > until) throw new Error(`${lock} is held by another process: try again.`);
    await pause(20);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch {
    const held = await stat(lock).catch(() => null);
    if (held && Date.now() - held.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
    return false;
  }
}
