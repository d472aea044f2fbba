import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { folderObjects } from '../../base/storage/folder-objects.ts';
import { isKey, type Objects } from '../../base/storage/objects.ts';

/** The published files as a folder that can be served from. */
export interface ReleaseFiles {
  readonly folder: string;
  /** Makes sure that the file and its compressed forms are in the folder, if the store has the key. */
  ensure(key: string): Promise<void>;
}

const COMPRESSED = ['.br', '.gz'];
/** Unknown keys are remembered, so that guesses do not cost a call to the bucket each. */
const ABSENT_FOR_MS = 10_000;
const ABSENT_MAX = 1_000;

/** A store in a folder is served directly from it. */
export const filesInPlace = (folder: string): ReleaseFiles => ({ folder, ensure: async () => {} });

/**
 * Copies of a bucket's files. Each is fetched once, because it never changes. The folder may be deleted at any time, and
 * several processes may share it.
 */
export function mirroredFiles(bucket: Objects, dataDir: string): ReleaseFiles {
  const folder = join(dataDir, 'release-cache');
  const mirror = folderObjects(folder);
  const running = new Map<string, Promise<void>>();
  const absent = new LRUCache<string, true>({ max: ABSENT_MAX, ttl: ABSENT_FOR_MS });

  const fetchWhole = async (key: string) => {
    const [whole, ...compressed] = await Promise.all(
      ['', ...COMPRESSED].map(async (ending) => ({ ending, found: await bucket.read(key + ending) })),
    );
    if (!whole?.found) {
      absent.set(key, true);
      return;
    }
    // The file itself is written last: if it is there, so are its compressed forms.
    for (const { ending, found } of [...compressed, whole])
      if (found) await mirror.write(key + ending, found.bytes);
  };
  return {
    folder,
    ensure: async (key) => {
      if (!isKey(key) || absent.has(key) || (await mirror.has(key))) return;
      const run = running.get(key) ?? fetchWhole(key).finally(() => running.delete(key));
      running.set(key, run);
      await run;
    },
  };
}
