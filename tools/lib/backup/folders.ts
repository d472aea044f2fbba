import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Paths of everything below a folder, with forward slashes; none when it is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** On the disk when it returns, not only in the system's memory. False when the file has gone in the meantime. */
export async function copyThrough(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

/** What has its final name: neither what is just being received nor what is just being written. */
const isFinished = (path: string) => !path.startsWith('incoming/') && !path.endsWith('.part');

/** What the target has already is not copied again: a file never changes under its name. */
export async function copyFinished(from: string, to: string): Promise<void> {
  const there = new Set(await listFiles(to));
  for (const path of await listFiles(from)) {
    if (isFinished(path) && !there.has(path)) await copyThrough(join(from, path), join(to, path));
  }
}
