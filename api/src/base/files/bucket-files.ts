import { open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { failure } from '../errors.ts';
import { atMost } from '../processes/at-most.ts';
import type { Objects } from '../storage/objects.ts';
import { assertFileKey, type FileStore } from './file-store.ts';
import { incomingFiles } from './incoming.ts';

/** An object is read whole, however slowly its reader takes it: this limits how many are in memory. */
const OPEN_AT_ONCE = 4;
const IN_MEMORY_MAX = 65_536;

/** Files in a bucket that all processes share. Contents never change under their key, so an answer is never stale. */
export function bucketFiles(objects: Objects, dataDir: string): FileStore {
  const inBucket = async <T>(keys: readonly string[], work: (objects: Objects) => Promise<T>): Promise<T> => {
    keys.forEach(assertFileKey);
    try {
      return await work(objects);
    } catch (cause) {
      throw Object.assign(unavailable(), { cause });
    }
  };
  const incoming = incomingFiles(dataDir);
  const read = (key: string) => inBucket([key], async (bucket) => (await bucket.read(key))?.bytes ?? null);
  const opening = atMost({ count: OPEN_AT_ONCE });
  return {
    write: (key, contents) => inBucket([key], (bucket) => bucket.write(key, contents)),
    moveIn: (key, path) => inBucket([key], async (bucket) => bucket.write(key, await readFile(path))),
    read,
    open: (key) =>
      opening(async () => {
        const bytes = await read(key);
        if (!bytes || bytes.length <= IN_MEMORY_MAX) return bytes && Readable.from([bytes]);
        // With a full disk, answer from memory.
        return incoming
          .withTemporaryFile((path) => streamOf(path, bytes))
          .catch(() => Readable.from([bytes]));
      }),
    withLocalFile: async (key, use) => {
      const bytes = await read(key);
      return (
        bytes &&
        incoming.withTemporaryFile(async (path) => {
          await writeFile(path, bytes);
          return use(path);
        })
      );
    },
    remove: (keys) => inBucket(keys, (bucket) => bucket.remove([...keys])),
    ...incoming,
  };
}

/** The caller removes the file; the open handle keeps the bytes until the reader has finished. */
async function streamOf(path: string, bytes: Uint8Array): Promise<Readable> {
  await writeFile(path, bytes);
  const handle = await open(path);
  return handle.createReadStream();
}

const unavailable = () =>
  failure(
    503,
    'files.unavailable',
    'Les fichiers sont momentanément indisponibles. Veuillez réessayer dans quelques instants.',
  );
