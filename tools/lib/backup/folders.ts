import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isThumbnailKey, pathOfKey } from '../../../api/src/base/files/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { inParallel } from '../run.ts';

const AT_ONCE = 8;

/** Paths of all files below a folder; an empty list when the folder does not exist. */
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

/** Copies a file and waits until it is on the disk. Returns false when the file has been removed in the meantime. */
export async function copyAndSync(from: string, to: string): Promise<boolean> {
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
 * Whether a file has its final name: files that are being received or written have not. Thumbnails are not copied, because
 * the portal makes them again.
 */
const isFinished = (path: string) =>
  !path.startsWith('incoming/') && !path.endsWith('.part') && !isThumbnailKey(path);

/** Copies the finished files that the target does not have. Content never changes under its name, so the others are equal. */
export async function copyFinished(from: string, to: string): Promise<void> {
  const existing = new Set(await listFiles(to));
  for (const path of await listFiles(from)) {
    if (isFinished(path) && !existing.has(path)) await copyAndSync(join(from, path), join(to, path));
  }
}

/** The same from a bucket. Keys with a slash are not the portal's files. */
export async function fetchFinished(bucket: Objects, to: string): Promise<void> {
  const existing = new Set((await listFiles(to)).map((path) => basename(path)));
  const missing = (await bucket.list('')).filter(
    ({ key }) => !key.includes('/') && !isThumbnailKey(key) && !existing.has(key),
  );
  await inParallel(missing, AT_ONCE, async ({ key }) => {
    const stored = await bucket.read(key);
    const path = join(to, pathOfKey(key));
    // The object was removed after the listing.
    if (!stored) return;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, stored.bytes, { flush: true });
  });
}

/** The same into a bucket. Returns how many files were missing there. */
export async function sendFinished(from: string, bucket: Objects): Promise<number> {
  const existing = new Set((await bucket.list('')).map(({ key }) => key));
  const missing = (await listFiles(from)).filter((path) => isFinished(path) && !existing.has(basename(path)));
  await inParallel(missing, AT_ONCE, async (path) => {
    // Null when the file was removed after the listing.
    const bytes = await readFile(join(from, path)).catch(() => null);
    if (bytes) await bucket.write(basename(path), bytes);
  });
  return missing.length;
}
