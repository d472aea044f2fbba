import { HANGS } from '../harness/breakages.ts';
import { brokenRelease } from './lib/broken-release.ts';

export const evaluationHangs = brokenRelease(
  'a release hangs while it is evaluated',
  { code: HANGS },
  'hang',
);
