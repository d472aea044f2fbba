import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type Objects } from './objects.ts';

const PATIENCE_MS = 10_000;
const STALE_MS = 30_000;
/** Of what is being written or held; no key looks like it. */
const OURS = /\/\.[^/]*$/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** One machine's folder: each key is a file. */
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
      holding(join(dirname(pathOf(key)), `.${key.split('/').at(-1)}.lock`), async () => {
        const current = await read(key);
        if ((current?.tag ?? null) !== tag) return false;
        await write(key, bytes);
        return true;
      }),
    list: (prefix) => listFolder(folder, prefix),
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
      // Deepest first, and only what is empty by now: a folder is nothing of its own here.
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

/** Readers see the old contents or the new ones, never half of them. */
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
    if (!key.startsWith(prefix) || OURS.test(`/${key}`)) continue;
    // Another process may have taken it away in the meantime.
    const file = await stat(join(folder, key)).catch(() => null);
    if (file?.isFile()) found.push({ key, modified: file.mtime });
  }
  return found;
}

/** Whoever creates the lock has it; one that a killed process left behind is taken over. */
async function holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  const until = Date.now() + PATIENCE_MS;
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
    if (held && Date.now() - held.mtimeMs > STALE_MS) await rm(lock, { force: true });
    return false;
  }
}
