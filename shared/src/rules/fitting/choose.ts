import { isOrderable } from '../catalogue.ts';
import type { CompiledRule } from './compile.ts';
import { byAvailability, type FittingPart } from './part.ts';
import { type Case, fitsEquipment } from './prepare.ts';
import type { Missing, Reason } from './proposal.ts';

/** What was chosen of a catalogue, and from what: `explain` needs both. */
export interface Choice<Part> {
  best: Part | null;
  missing: Missing<Part> | null;
  /** Those that fit the vehicle as it is equipped, before any rule. */
  fitting: readonly Part[];
  rules: readonly CompiledRule[];
  order: (rules: readonly CompiledRule[]) => (a: Part, b: Part) => number;
}

/** The best part of a pool under the rules that the answers call for. */
export function choose<Part extends FittingPart>(
  { prepared, answers, firing }: Case<Part>,
  of: Missing<Part>['of'],
  pool: readonly Part[],
): Choice<Part> {
  const rules = firing[of].filter(({ rule }) => rule.outcome !== 'warns');
  const fit = new Map(pool.map((part) => [part, fitsEquipment(prepared.equipmentOf(part), answers)]));
  const fitting = pool.filter((part) => fit.get(part) !== 'no');
  const certain = (part: Part) => Number(fit.get(part) === 'yes');
  const order = (considered: readonly CompiledRule[]) => {
    const preferred = considered.filter(({ rule }) => rule.outcome === 'prefers');
    return (a: Part, b: Part) =>
      Number(isOrderable(b)) - Number(isOrderable(a)) ||
      certain(b) - certain(a) ||
      byPreference(preferred, a, b) ||
      byAvailability(a, b);
  };
  const allowed = fitting.filter((part) => rules.every((rule) => allows(rule, part)));
  const best = firstOf(allowed, order(rules));
  return { best, missing: missingOf(), fitting, rules, order };

  function missingOf(): Missing<Part> | null {
    const lacks = (code: Missing<Part>['code'], nearest: Part | null, by: readonly CompiledRule[] = []) => ({
      of,
      code,
      rules: by.map(({ rule }) => rule),
      nearest,
    });
    if (best) return isOrderable(best) ? null : lacks('unorderable', best);
    if (pool.length === 0) return lacks('none', null);
    if (fitting.length === 0) return lacks('equipment', firstOf(pool, byAvailability));
    return lacks('rule', firstOf(fitting, order(rules)), emptying(rules, fitting));
  }
}

/** Whether a rule leaves a part in the choice. */
export function allows({ rule, matches }: CompiledRule, part: FittingPart): boolean {
  if (rule.outcome === 'requires') return matches(part);
  return rule.outcome !== 'excludes' || !matches(part);
}

/** Which rules are to blame: each that leaves nothing by itself; else all that took something away. */
function emptying<Part extends FittingPart>(
  rules: readonly CompiledRule[],
  fitting: readonly Part[],
): readonly CompiledRule[] {
  const takes = rules.filter((rule) => !fitting.every((part) => allows(rule, part)));
  const alone = takes.filter((rule) => !fitting.some((part) => allows(rule, part)));
  return alone.length > 0 ? alone : takes;
}

/** The rules that had a say in a choice, those that decided it first. */
export function explain<Part extends FittingPart>({ best, fitting, rules, order }: Choice<Part>): Reason[] {
  if (!best) return [];
  const withoutRules = firstOf(fitting, order([]));
  const reasons = rules.flatMap((rule): Reason[] => {
    const prefers = rule.rule.outcome === 'prefers';
    const says = (part: Part) => (prefers ? rule.matches(part) : allows(rule, part));
    // An exclusion that takes nothing away, or a preference that the choice does not meet, had no say.
    if (!says(best) || (rule.rule.outcome === 'excludes' && fitting.every(says))) return [];
    const others = rules.filter((other) => other !== rule);
    const left = fitting.filter((part) => others.every((other) => allows(other, part)));
    const overturned = withoutRules !== null && withoutRules !== best && !says(withoutRules);
    const decided = overturned || firstOf(left, order(others)) !== best;
    return [{ rule: rule.rule, prodId: best.prodId, decided }];
  });
  return reasons.sort((a, b) => Number(b.decided) - Number(a.decided));
}

/** The first preference that tells two parts apart decides. */
export function byPreference(preferred: readonly CompiledRule[], a: FittingPart, b: FittingPart): number {
  for (const { matches } of preferred) {
    const difference = Number(matches(b)) - Number(matches(a));
    if (difference !== 0) return difference;
  }
  return 0;
}

export function firstOf<Part>(parts: readonly Part[], order: (a: Part, b: Part) => number): Part | null {
  let first: Part | null = null;
  for (const part of parts) if (first === null || order(part, first) < 0) first = part;
  return first;
}
