import { open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { failure } from '../errors.ts';
import { atMost } from '../processes/at-most.ts';
import type { Objects } from '../storage/objects.ts';
import { assertFileKey, type FileStore } from './file-store.ts';
import { incomingFiles } from './incoming.ts';

/** Read whole, however slowly its reader takes it: so many at once. */
const OPENED_AT_ONCE = 4;
const KEPT_IN_MEMORY = 65_536;

/** A bucket that all processes share. Contents never change under their key: what it answers is never out of date. */
export function bucketFiles(objects: Objects, dataDir: string): FileStore {
  const at = async <T>(keys: readonly string[], work: (objects: Objects) => Promise<T>): Promise<T> => {
    keys.forEach(assertFileKey);
    try {
      return await work(objects);
    } catch (cause) {
      throw Object.assign(away(), { cause });
    }
  };
  const incoming = incomingFiles(dataDir);
  const read = (key: string) => at([key], async (bucket) => (await bucket.read(key))?.bytes ?? null);
  const opening = atMost({ count: OPENED_AT_ONCE });
  return {
    write: (key, contents) => at([key], (bucket) => bucket.write(key, contents)),
    take: (key, path) => at([key], async (bucket) => bucket.write(key, await readFile(path))),
    read,
    open: (key) =>
      opening(async () => {
        const bytes = await read(key);
        if (!bytes || bytes.length <= KEPT_IN_MEMORY) return bytes && Readable.from([bytes]);
        // A disk without room is no reason to answer nothing.
        return incoming.aside((path) => streamOf(path, bytes)).catch(() => Readable.from([bytes]));
      }),
    at: async (key, use) => {
      const bytes = await read(key);
      return (
        bytes &&
        incoming.aside(async (path) => {
          await writeFile(path, bytes);
          return use(path);
        })
      );
    },
    remove: (keys) => at(keys, (bucket) => bucket.remove([...keys])),
    ...incoming,
  };
}

/** The name goes, and the bytes with whoever reads them. */
async function streamOf(path: string, bytes: Uint8Array): Promise<Readable> {
  await writeFile(path, bytes);
  const handle = await open(path);
  return handle.createReadStream();
}

const away = () =>
  failure(
    503,
    'files.unavailable',
    'Les fichiers sont momentanément indisponibles. Veuillez réessayer dans quelques instants.',
  );
