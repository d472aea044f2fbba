import type { RuleOfFitting } from '@extranet/shared/contracts';
import { bodywork } from './bodywork.ts';
import { codings } from './coding.ts';
import { lamps } from './lamps.ts';
import { masses } from './masses.ts';
import { models } from './models.ts';
import { parkingAid } from './parking-aid.ts';
import { preparation } from './preparation.ts';
import { sockets } from './sockets.ts';
import { ways } from './ways.ts';

/**
 * The rules of the demonstration, the weightier preferences first: what the car was built with, what is towed, how. Codings only
 * warn, and stand before all: without the tool nobody begins.
 */
export const demoFittingRules: readonly RuleOfFitting[] = [
  ...codings,
  ...preparation,
  ...sockets,
  ...lamps,
  ...parkingAid,
  ...ways,
  ...bodywork,
  ...masses,
  ...models,
];
