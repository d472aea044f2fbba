import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files of this folder in memory. In containers it often has 64 MB only. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/**
 * A temporary folder in memory, removed when this process ends; undefined where the machine has none with enough room.
 * A test database spends most of its time waiting for the disk, which memory saves.
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(IN_MEMORY, 'extranet-'));
  // PostgreSQL runs under another account and must reach its own folder inside this one.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // An interrupted run must not leave its files in memory.
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
