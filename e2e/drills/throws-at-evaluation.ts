import { BROKEN_RELEASES } from '../harness/breakages.ts';
import { brokenRelease } from './lib/broken-release.ts';

export const throwsAtEvaluation = brokenRelease(
  'a release throws while it is evaluated',
  BROKEN_RELEASES['throws while it is evaluated'],
  'evaluation',
);
