import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const BYTES_MAX = 512 * 1024 * 1024;
/** Ends the name of a file that is not whole yet. */
const UNFINISHED = '.part';

export interface ListFile {
  readonly bytes: number;
  readonly stream: Readable;
}

export interface UnfinishedFile {
  write(part: Buffer): Promise<void>;
  /** From now on it is found. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** Compressed lists in a folder, each under a name that says what it holds. What was read longest ago is deleted first. */
export function listFiles(folder: string, bytesMax = BYTES_MAX) {
  return {
    async find(name: string): Promise<ListFile | undefined> {
      const file = await open(join(folder, name)).catch(() => undefined);
      if (!file) return undefined;
      const { size } = await file.stat();
      const now = new Date();
      // Only its place among the others depends on it.
      await file.utimes(now, now).catch(() => undefined);
      return { bytes: size, stream: file.createReadStream() };
    },
    async begin(name: string): Promise<UnfinishedFile> {
      await mkdir(folder, { recursive: true });
      // Two may make the same list at once: the later one takes the place of the other.
      const path = join(folder, `${name}.${randomUUID()}${UNFINISHED}`);
      const file: FileHandle = await open(path, 'wx', 0o600);
      return {
        write: async (part) => {
          await file.writev([part]);
        },
        finish: async () => {
          await file.close();
          await rename(path, join(folder, name));
          await prune(folder, bytesMax);
        },
        abandon: async () => {
          await file.close().catch(() => undefined);
          await rm(path, { force: true });
        },
      };
    },
  };
}

/** Unfinished files count as well: those that a process left behind when it died are soon the oldest. */
async function prune(folder: string, bytesMax: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return { path, bytes: found?.size ?? 0, readAt: found?.mtimeMs ?? 0 };
    }),
  );
  let kept = 0;
  for (const { path, bytes } of files.sort((one, other) => other.readAt - one.readAt)) {
    kept += bytes;
    if (kept > bytesMax) await rm(path, { force: true });
  }
}
