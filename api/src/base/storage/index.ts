export { bucketObjects } from './bucket-objects.ts';
export type { BucketPlace } from './bucket-place.ts';
export { folderObjects } from './folder-objects.ts';
export type { Objects } from './objects.ts';
