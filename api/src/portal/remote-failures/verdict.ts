/** For how many accounts a release came up and for how many it failed, each account by what it said last. */
export interface Voices {
  loaded: number;
  failed: number;
}

/** A sound release fails for so many accounts at most: bad lines, old browsers, proxies. */
const USUAL_RATE = 0.02;
/** That assumption weighs as much as so many voices of the stable release. */
const PRIOR_VOICES = 10;
/** How many times likelier the voices have to be of a broken release than of a sound one. */
const EVIDENCE = 10_000;
/** One report may be wrong or a lie, and two accounts may share a proxy that damages files. */
export const FEWEST_FAILED = 3;

/**
 * The rate at which accounts fail whatever they are given, learnt from those that have the stable release: the assumption
 * while there are few of them, then their rate and its standard error.
 */
export function usualRate({ loaded, failed }: Voices): number {
  const voices = loaded + failed;
  const weight = voices + PRIOR_VOICES;
  const rate = (failed + USUAL_RATE * PRIOR_VOICES) / weight;
  const uncertainty = (Math.sqrt((rate * (1 - rate)) / weight) * voices) / weight;
  return Math.max(USUAL_RATE, rate + uncertainty);
}

/** How much likelier, as a logarithm, the voices are of a broken canary than of one that is as sound as the stable release. */
function evidenceAgainst(canary: Voices, stable: Voices): number {
  const usual = usualRate(stable);
  const broken = (1 + usual) / 2;
  return canary.failed * Math.log(broken / usual) + canary.loaded * Math.log((1 - broken) / (1 - usual));
}

/**
 * Whether a canary is broken: a sequential likelihood-ratio test (Wald) of the stable release's rate of failures against one
 * half-way between that and all. It may be asked after each voice: a canary that is no worse than the stable release ever
 * reaches EVIDENCE with a probability of at most 1 / EVIDENCE (Ville's inequality). One that fails for everybody does
 * with its third voice; one that fails for a third of its accounts takes about twenty.
 */
export const isBroken = (canary: Voices, stable: Voices): boolean =>
  canary.failed >= FEWEST_FAILED && evidenceAgainst(canary, stable) >= Math.log(EVIDENCE);

/** So little speaks against it is enough to leave its share as it is: one failure, unless five others had it come up. */
export const isDoubtful = (canary: Voices, stable: Voices): boolean => evidenceAgainst(canary, stable) > 0;

/** Fewer people than these say nothing of a release, whether it came to any of them or not. */
const FEWEST_HEARD = 10;
/** More than these need not have had it, however large its share. */
const ENOUGH = 10;

/**
 * Whether enough accounts had a canary since its share was raised: half as many as one expects of those who were there. Of a
 * small share of few accounts that is nobody, and there is nothing to be learnt from waiting; a canary that says nothing at all,
 * neither that it came up nor that it failed, waits for good.
 */
export function isTried(canary: Voices, stable: Voices, percent: number): boolean {
  const had = canary.loaded + canary.failed;
  const heard = had + stable.loaded + stable.failed;
  return heard >= FEWEST_HEARD && had >= Math.min(ENOUGH, Math.floor((heard * percent) / 200));
}
