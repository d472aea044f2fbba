import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { folderObjects } from '../../base/storage/folder-objects.ts';
import { isKey, type Objects } from '../../base/storage/objects.ts';

/** The published files as a folder that can be served from. */
export interface ReleaseFiles {
  readonly folder: string;
  /** Sees to it that the file, with its compressed forms, is in the folder, when there is one of that key. */
  bring(key: string): Promise<void>;
}

const COMPRESSED = ['.br', '.gz'];
/** A stranger's guesses must not become a call to the bucket each. */
const ABSENT_FOR_MS = 10_000;
const ABSENT_KEPT = 1_000;

/** A store that is a folder is served from where it lies. */
export const filesInPlace = (folder: string): ReleaseFiles => ({ folder, bring: async () => {} });

/**
 * A bucket's files, fetched once each and kept: they never change. The folder may be deleted at any time, and
 * processes may share it.
 */
export function mirroredFiles(bucket: Objects, dataDir: string): ReleaseFiles {
  const folder = join(dataDir, 'release-cache');
  const mirror = folderObjects(folder);
  const underWay = new Map<string, Promise<void>>();
  const absent = new LRUCache<string, true>({ max: ABSENT_KEPT, ttl: ABSENT_FOR_MS });

  const fetchWhole = async (key: string) => {
    const [whole, ...packed] = await Promise.all(
      ['', ...COMPRESSED].map(async (ending) => ({ ending, found: await bucket.read(key + ending) })),
    );
    if (!whole?.found) {
      absent.set(key, true);
      return;
    }
    // The file itself comes last: where it is, its compressed forms are too.
    for (const { ending, found } of [...packed, whole])
      if (found) await mirror.write(key + ending, found.bytes);
  };
  return {
    folder,
    bring: async (key) => {
      if (!isKey(key) || absent.has(key) || (await mirror.has(key))) return;
      const run = underWay.get(key) ?? fetchWhole(key).finally(() => underWay.delete(key));
      underWay.set(key, run);
      await run;
    },
  };
}
