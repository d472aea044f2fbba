import { failure } from '../errors.ts';
import type { Objects } from '../storage/objects.ts';
import { assertFileKey, type FileStore } from './file-store.ts';
import { receiver } from './incoming.ts';

/** A bucket that all processes share. Contents never change under their key: what it answers is never out of date. */
export function bucketFiles(objects: Objects, dataDir: string): FileStore {
  const at = async <T>(key: string, work: (objects: Objects) => Promise<T>): Promise<T> => {
    assertFileKey(key);
    try {
      return await work(objects);
    } catch (cause) {
      throw Object.assign(away(), { cause });
    }
  };
  return {
    write: (key, contents) => at(key, (bucket) => bucket.write(key, contents)),
    read: (key) => at(key, async (bucket) => (await bucket.read(key))?.bytes ?? null),
    remove: (key) => at(key, (bucket) => bucket.remove([key])),
    receive: receiver(dataDir),
  };
}

const away = () =>
  failure(
    503,
    'files.unavailable',
    'Les fichiers sont momentanément indisponibles. Veuillez réessayer dans quelques instants.',
  );
