import type { Config } from '../config/config.ts';
import { startError } from '../start-error.ts';
import type { Objects } from '../storage/objects.ts';
import { bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

type Place = Pick<Config, 'dataDir' | 'filesBucket'>;

/** The bucket of FILES_URL; null where files lie in the data folder. */
export async function bucketOfFiles({ filesBucket }: Pick<Place, 'filesBucket'>): Promise<Objects | null> {
  if (!filesBucket) return null;
  // The client of S3 is large: who has no bucket does not load it.
  const { bucketObjects } = await import('../storage/bucket-objects.ts');
  return bucketObjects(filesBucket);
}

export async function openFiles(place: Place): Promise<FileStore> {
  const bucket = await bucketOfFiles(place);
  return bucket ? bucketFiles(bucket, place.dataDir) : folderFiles(place.dataDir);
}

/** Asked before a start: a bucket that is not there would be found out by the first customer. */
export async function assertFiles(place: Pick<Place, 'filesBucket'>): Promise<void> {
  const bucket = await bucketOfFiles(place);
  try {
    await bucket?.list('nothing-begins-like-this');
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    throw startError(`FILES_URL ${bucket?.place} does not answer: ${message || code || name}.`);
  }
}
