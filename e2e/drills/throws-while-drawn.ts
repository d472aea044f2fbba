import { BROKEN_RELEASES } from '../harness/breakages.ts';
import { brokenRelease } from './lib/broken-release.ts';

export const throwsWhileDrawn = brokenRelease(
  'a release throws while a page of it is drawn',
  BROKEN_RELEASES['throws while it is rendered'],
  'render',
);
