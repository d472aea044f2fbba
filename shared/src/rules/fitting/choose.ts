import { isOrderable } from '../catalogue.ts';
import type { CompiledRule } from './compile.ts';
import { byAvailability, type FittingPart } from './part.ts';
import { type Case, fitsEquipment } from './prepare.ts';
import type { Missing } from './proposal.ts';

/** What was chosen of a catalogue, and from what: `explain` needs both. */
export interface Choice<Part> {
  best: Part | null;
  missing: Missing<Part> | null;
  /** Those that fit the vehicle as it is equipped, before any rule. */
  fitting: readonly Part[];
  /** Of those, what no rule takes away. */
  allowed: readonly Part[];
  /** Whether it fits however the vehicle is equipped. */
  isCertain: (part: Part) => boolean;
  rules: readonly CompiledRule[];
  /** What the rules do, each effect once. */
  effects: readonly CompiledRule[];
  order: (rules: readonly CompiledRule[]) => (a: Part, b: Part) => number;
}

/** The best part of a pool under the rules that the answers call for. */
export function choose<Part extends FittingPart>(
  { prepared, answers, firing, effects: all }: Case<Part>,
  of: Missing<Part>['of'],
  pool: readonly Part[],
): Choice<Part> {
  const fit = new Map(pool.map((part) => [part, fitsEquipment(prepared.equipmentOf(part), answers)]));
  const fitting = pool.filter((part) => fit.get(part) !== 'no');
  const isCertain = (part: Part) => fit.get(part) === 'yes';
  // An effect that is the same on all parts chooses none of them.
  const effects = all[of].filter(
    ({ rule, matches }) => rule.outcome !== 'prefers' || tellsApart(matches, fitting),
  );
  const order = (considered: readonly CompiledRule[]) => {
    const preferred = considered.filter(({ rule }) => rule.outcome === 'prefers');
    return (a: Part, b: Part) =>
      Number(isOrderable(b)) - Number(isOrderable(a)) ||
      Number(isCertain(b)) - Number(isCertain(a)) ||
      byPreference(preferred, a, b) ||
      byAvailability(a, b);
  };
  const allowed = fitting.filter((part) => effects.every((effect) => allows(effect, part)));
  const best = firstOf(allowed, order(effects));
  return { best, missing: missingOf(), fitting, allowed, isCertain, rules: firing[of], effects, order };

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
    return lacks('rule', firstOf(fitting, order(effects)), emptying(firing[of], fitting));
  }
}

const tellsApart = (matches: CompiledRule['matches'], [first, ...others]: readonly FittingPart[]): boolean =>
  first !== undefined && others.some((part) => matches(part) !== matches(first));

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
