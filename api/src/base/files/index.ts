export { isThumbnailKey, keyOf } from './file-keys.ts';
export { pathOfKey } from './file-store.ts';
export { assertFiles, bucketOfFiles } from './open-files.ts';
