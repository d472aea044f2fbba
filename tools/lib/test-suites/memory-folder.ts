import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. Containers often have 64 MB of it. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/**
 * A temporary folder in memory, where this machine has one with room: a database that is written all the time waits for
 * the disk most of the time. Undefined elsewhere; gone when this process ends.
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(IN_MEMORY, 'extranet-'));
  // PostgreSQL runs as another account, and has a folder of its own in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Interrupted, it must not stay in the memory.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}
