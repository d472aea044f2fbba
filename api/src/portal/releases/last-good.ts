import { folderObjects } from '../../base/storage/folder-objects.ts';
import { assertSigned } from './signatures.ts';
import type { Published } from './store-registry.ts';

/** What was served last, on this machine's disk: a start with a broken registry in the store goes on with it. */
export interface LastGood {
  /** Null when there is none, or when it may not be served. */
  read(): Promise<Published | null>;
  write(published: Published): Promise<void>;
}

interface Kept extends Published {
  /** The store that it comes from: of another store it says nothing. */
  place: string;
}

const KEY = 'last-good-releases.json';

export function lastGoodIn(dataDir: string, place: string, key: string | null): LastGood {
  const folder = folderObjects(dataDir);
  return {
    async read() {
      const stored = await folder.read(KEY);
      if (!stored) return null;
      const { place: from, ...published } = JSON.parse(stored.bytes.toString('utf8')) as Kept;
      if (from !== place) return null;
      // The key may be another one since, and a file on a disk may be changed.
      if (key) assertSigned(published.registry, key);
      return published;
    },
    write: (published) => folder.write(KEY, Buffer.from(JSON.stringify({ ...published, place }))),
  };
}
