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
const FEWEST_FAILED = 3;

/**
 * The rate at which accounts fail whatever they are given, learnt from those that have the stable release: the assumption
 * while there are few of them, then their rate and its standard error.
 */
function usualRate({ loaded, failed }: Voices): number {
  const voices = loaded + failed;
  const weight = voices + PRIOR_VOICES;
  const rate = (failed + USUAL_RATE * PRIOR_VOICES) / weight;
  const uncertainty = (Math.sqrt((rate * (1 - rate)) / weight) * voices) / weight;
  return Math.max(USUAL_RATE, rate + uncertainty);
}

/**
 * Whether a canary is broken: a sequential likelihood-ratio test (Wald) of the stable release's rate of failures against one
 * half-way between that and all. It may be asked after each voice: a canary that is no worse than the stable release ever
 * reaches EVIDENCE with a probability of at most 1 / EVIDENCE (Ville's inequality). One that fails for everybody does
 * with its third voice; one that fails for a third of its accounts takes about twenty.
 */
export function isBroken(canary: Voices, stable: Voices): boolean {
  const usual = usualRate(stable);
  const broken = (1 + usual) / 2;
  const ofFailure = Math.log(broken / usual);
  const ofLoad = Math.log((1 - broken) / (1 - usual));
  const evidence = canary.failed * ofFailure + canary.loaded * ofLoad;
  return canary.failed >= FEWEST_FAILED && evidence >= Math.log(EVIDENCE);
}
