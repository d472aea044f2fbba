import { BROKEN_RELEASES } from '../harness/breakages.ts';
import { brokenRelease } from './lib/broken-release.ts';

export const sagaCrashes = brokenRelease(
  'the saga of a release crashes after a while',
  BROKEN_RELEASES['throws in its saga after a while'],
  'saga',
);
