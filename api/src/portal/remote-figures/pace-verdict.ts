import { FEWEST_FAILED, usualRate, type Voices } from '../remote-failures/verdict.ts';

/** How a release went for one account: its interactions, what they took together, and what was thrown. */
export interface Pace {
  interactions: number;
  totalMs: number;
  errors: number;
}

/** One click may meet anything: an account is heard once it did so much. */
const FEWEST_INTERACTIONS = 3;
/** Of the accounts that have the stable release so many are faster than what counts as slow. */
const FASTER = 0.9;
/** Standard deviations: nine times in ten. */
const SURE = 1.28;
/** And it is slow only by so much more. A release that was just loaded is somewhat slower the first time, and nobody feels less. */
const MARGIN_MS = 100;
/** What most people feel as a delay: quicker than this is never slow. */
const FELT_MS = 200;
/** What counts as slow where too few accounts say how the stable release goes: in the upper half of what INP calls to be improved. */
const SLOW_ANYWHERE_MS = 375;
const ENOUGH_STABLE = 20;
/** Where the limit was learnt from them: the next account may be slower than all so far. */
const NEXT_ONE: Voices = { failed: 1, loaded: 0 };
/** Where they are too few: for how many something is thrown anyway. */
const PERHAPS_THROWN: Voices = { failed: 2, loaded: 18 };
/** How many times likelier the voices have to be of a worse release. There are two questions: of a thousand sound ones less than one goes. */
const EVIDENCE = 3_000;
/** By how much more often than usual a bad release is slow or fails: for one account in twenty, in seven, in three, nearly all. */
const WORSE_BY = [0.05, 0.15, 0.35, 0.8];

const heard = (paces: readonly Pace[]) => paces.filter((one) => one.interactions >= FEWEST_INTERACTIONS);
const meanOf = ({ interactions, totalMs }: Pace) => totalMs / interactions;

/** The mean interaction from which on an account finds a release slow, learnt from those that have the stable one. */
export function slowFrom(stable: readonly Pace[]): number {
  const means = heard(stable)
    .map(meanOf)
    .sort((one, other) => one - other);
  if (means.length < ENOUGH_STABLE) return SLOW_ANYWHERE_MS;
  const voices = means.length;
  // Of few accounts one of the slowest, of many the tenth: the bound below which that share lies with a confidence of 90 %.
  const place = Math.ceil(voices * FASTER + SURE * Math.sqrt(voices * FASTER * (1 - FASTER)));
  return Math.max(FELT_MS, (means[Math.min(place, voices) - 1] as number) + MARGIN_MS);
}

/**
 * Whether something happens to more accounts of a canary than to those of the stable release. A sequential likelihood-ratio test as
 * for failures (remote-failures/verdict.ts); because a slower release is not slow for everybody, the other side is a mixture of
 * four rates. The mean of four likelihood ratios is one too: Ville's inequality holds for it.
 */
function isMoreFrequent(canary: Voices, stable: Voices): boolean {
  const usual = usualRate(stable);
  const ratios = WORSE_BY.map((more) => usual + more * (1 - usual)).map((rate) =>
    Math.exp(canary.failed * Math.log(rate / usual) + canary.loaded * Math.log((1 - rate) / (1 - usual))),
  );
  const evidence = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return canary.failed >= FEWEST_FAILED && evidence >= EVIDENCE;
}

function voicesOf(paces: readonly Pace[], isBad: (pace: Pace) => boolean): Voices {
  const failed = paces.filter(isBad).length;
  return { failed, loaded: paces.length - failed };
}

const sum = (one: Voices, other: Voices): Voices => ({
  failed: one.failed + other.failed,
  loaded: one.loaded + other.loaded,
});

export interface Finding {
  reason: 'slow' | 'errors';
  accounts: number;
  of: number;
}

/** What is wrong with a canary, judged by its accounts and by those that have the stable release; null while nothing is. */
export function findingOn(canary: readonly Pace[], stable: readonly Pace[]): Finding | null {
  const limit = slowFrom(stable);
  const isSlow = (pace: Pace) => meanOf(pace) > limit;
  const throws = (pace: Pace) => pace.errors > 0;
  const [tried, usual] = [heard(canary), heard(stable)];
  const isKnown = usual.length >= ENOUGH_STABLE;
  const [slowUsually, throwsUsually] = [voicesOf(usual, isSlow), voicesOf(usual, throws)];
  const questions = [
    ['slow', voicesOf(tried, isSlow), isKnown ? sum(slowUsually, NEXT_ONE) : slowUsually],
    ['errors', voicesOf(tried, throws), isKnown ? throwsUsually : sum(throwsUsually, PERHAPS_THROWN)],
  ] as const;
  for (const [reason, ofCanary, ofStable] of questions)
    if (isMoreFrequent(ofCanary, ofStable)) return { reason, accounts: ofCanary.failed, of: tried.length };
  return null;
}
