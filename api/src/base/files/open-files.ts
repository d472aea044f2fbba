import type { Config } from '../config/config.ts';
import { startError } from '../start-error.ts';
import type { Objects } from '../storage/objects.ts';
import { bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

type Place = Pick<Config, 'dataDir' | 'filesBucket'>;

/** The bucket of FILES_URL; null when files are in the data folder. */
export async function bucketOfFiles({ filesBucket }: Pick<Place, 'filesBucket'>): Promise<Objects | null> {
  if (!filesBucket) return null;
  // The S3 client is large: load it only when there is a bucket.
  const { bucketObjects } = await import('../storage/bucket-objects.ts');
  return bucketObjects(filesBucket);
}

export async function openFiles(place: Place): Promise<FileStore> {
  const bucket = await bucketOfFiles(place);
  return bucket ? bucketFiles(bucket, place.dataDir) : folderFiles(place.dataDir);
}

/** Checks the bucket before the start, so that a wrong one does not show only at the first customer's request. */
export async function assertFiles(place: Pick<Place, 'filesBucket'>): Promise<void> {
  const bucket = await bucketOfFiles(place);
  try {
    await bucket?.list('nothing-begins-like-this');
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    throw startError(`FILES_URL ${bucket?.place} does not answer: ${message || code || name}.`);
  }
}
