import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isThumbnailKey, pathOfKey } from '../../../api/src/base/files/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { inParallel } from '../run.ts';

const AT_ONCE = 8;

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

/**
 * What has its final name: neither what is just being received nor what is just being written. Thumbnails stay behind: the
 * portal makes them again.
 */
const isFinished = (path: string) =>
  !path.startsWith('incoming/') && !path.endsWith('.part') && !isThumbnailKey(path);

/** What the target has already is not copied again: a file never changes under its name. */
export async function copyFinished(from: string, to: string): Promise<void> {
  const there = new Set(await listFiles(to));
  for (const path of await listFiles(from)) {
    if (isFinished(path) && !there.has(path)) await copyThrough(join(from, path), join(to, path));
  }
}

/** The same from a bucket. What does not look like a file's key is somebody else's. */
export async function fetchFinished(bucket: Objects, to: string): Promise<void> {
  const there = new Set((await listFiles(to)).map((path) => basename(path)));
  const missing = (await bucket.list('')).filter(
    ({ key }) => !key.includes('/') && !isThumbnailKey(key) && !there.has(key),
  );
  await inParallel(missing, AT_ONCE, async ({ key }) => {
    const stored = await bucket.read(key);
    const path = join(to, pathOfKey(key));
    // Removed since it was listed.
    if (!stored) return;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, stored.bytes, { flush: true });
  });
}

/** Into a bucket; what it has already is the same, for a file never changes under its name. Answers how many went. */
export async function sendFinished(from: string, bucket: Objects): Promise<number> {
  const there = new Set((await bucket.list('')).map(({ key }) => key));
  const missing = (await listFiles(from)).filter((path) => isFinished(path) && !there.has(basename(path)));
  await inParallel(missing, AT_ONCE, async (path) => {
    // Removed since it was listed.
    const bytes = await readFile(join(from, path)).catch(() => null);
    if (bytes) await bucket.write(basename(path), bytes);
  });
  return missing.length;
}
