import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';
import { folderObjects } from '../../base/storage/folder-objects.ts';
import type { Objects } from '../../base/storage/objects.ts';
import { lastGoodIn } from './last-good.ts';
import { filesInPlace, mirroredFiles } from './release-files.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

/** With the look at it that open pages wait for, what a command changed reaches them within two seconds. */
const FOLDER_FRESH_MS = 1_000;
/** Calls to a bucket are paid for: some cents a day for each server at this pace. */
const BUCKET_FRESH_MS = 1_200;

type Place = Pick<Config, 'dataDir' | 'releasesBucket' | 'releasesKey'>;

export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases');

/** The store that the tools publish to and the server reads from. */
export async function releaseObjects({
  dataDir,
  releasesBucket,
}: Pick<Place, 'dataDir' | 'releasesBucket'>): Promise<Objects> {
  if (!releasesBucket) return folderObjects(releasesFolder(dataDir));
  // The S3 client is large: load it only when there is a bucket.
  const { bucketObjects } = await import('../../base/storage/bucket-objects.ts');
  return bucketObjects(releasesBucket);
}

export async function openReleases(
  place: Place,
  watch: { now: () => Date; onTrouble: (error: unknown) => void },
): Promise<ReleaseStore> {
  const objects = await releaseObjects(place);
  const { dataDir, releasesBucket, releasesKey: key } = place;
  const [files, freshMs] = releasesBucket
    ? [mirroredFiles(objects, dataDir), BUCKET_FRESH_MS]
    : [filesInPlace(releasesFolder(dataDir)), FOLDER_FRESH_MS];
  const lastGood = lastGoodIn(dataDir, objects.place, key);
  return openReleaseStore({ objects, files, lastGood, freshMs, key, ...watch });
}
