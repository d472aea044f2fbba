import { neighbours } from './neighbours.ts';
import { implies, isPossible, meet, type Ranges, rangesOf } from './ranges.ts';
import type { FittingRule } from './rule.ts';

/** Two rules that can concern the same case and leave no part for it. */
export interface Contradiction {
  first: FittingRule;
  second: FittingRule;
  /** The second excludes what the first requires; or both require, and no part can be both. */
  code: 'excluded' | 'bothRequired';
}

/** More than anybody reads: who has so many mends some and asks again. */
const CONTRADICTIONS_MAX = 200;
/** So many take a millisecond or two. */
const PAIRS_AT_ONCE = 500;

/** Of rules that are switched on; the first two hundred (B2.04). */
export function contradictions(rules: readonly FittingRule[]): Contradiction[] {
  return [...contradictionsInSteps(rules)].flat();
}

/** The same in steps, between which a server lets others have their turn. */
export function* contradictionsInSteps(rules: readonly FittingRule[]): Generator<Contradiction[]> {
  const compared: Compared[] = [];
  for (const rule of rules) {
    if (isCompared(rule)) compared.push({ rule, when: rangesOf(rule.when), part: rangesOf(rule.part) });
    yield [];
  }
  let [found, looked] = [0, 0];
  for (const pair of pairsOf(compared.filter(({ when }) => isPossible(when)))) {
    const code = pair && judged(pair);
    if (code) {
      yield [{ first: pair[0].rule, second: pair[1].rule, code }];
      found += 1;
    }
    if (found === CONTRADICTIONS_MAX) return;
    looked += 1;
    if (looked % PAIRS_AT_ONCE === 0) yield [];
  }
}

const isCompared = ({ active, outcome }: FittingRule): boolean =>
  active && (outcome === 'requires' || outcome === 'excludes');

interface Compared {
  rule: FittingRule;
  when: Ranges;
  part: Ranges;
}

/**
 * What is required, with each exclusion and each later requirement that may concern the same vehicle. What is no such pair
 * comes out as undefined: to pass over it takes time as well.
 */
function* pairsOf(rules: readonly Compared[]): Generator<[Compared, Compared] | undefined> {
  const places = new Map(rules.map((rule, at) => [rule, at]));
  for (const own of Map.groupBy(rules, ({ rule }) => rule.of).values()) {
    const required = own.filter(({ rule, part }) => rule.outcome === 'requires' && isPossible(part));
    const excludedNear = neighbours(own.filter(({ rule }) => rule.outcome === 'excludes'));
    const requiredNear = neighbours(required);
    for (const first of required) {
      yield undefined;
      for (const second of excludedNear(first)) yield [first, second];
      const at = places.get(first) ?? 0;
      for (const second of requiredNear(first))
        yield (places.get(second) ?? 0) > at ? [first, second] : undefined;
    }
  }
}

function judged([first, second]: [Compared, Compared]): Contradiction['code'] | undefined {
  const isExclusion = second.rule.outcome === 'excludes';
  if (isExclusion ? !implies(first.part, second.part) : meet(first.part, second.part)) return undefined;
  if (!meet(first.when, second.when)) return undefined;
  return isExclusion ? 'excluded' : 'bothRequired';
}
