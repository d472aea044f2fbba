import { allows, type Choice, firstOf } from './choose.ts';
import type { CompiledRule } from './compile.ts';
import type { FittingPart } from './part.ts';
import type { Reason } from './proposal.ts';

/** The rules that had a say in a choice, those that decided it first. */
export function explain<Part extends FittingPart>(choice: Choice<Part>): Reason[] {
  const { best, fitting, rules, order } = choice;
  if (!best) return [];
  const withoutRules = firstOf(fitting, order([]));
  const isMissed = missed(choice, best);
  const reasons = rules.flatMap((rule): Reason[] => {
    const { outcome } = rule.rule;
    const says = (part: Part) => (outcome === 'prefers' ? rule.matches(part) : allows(rule, part));
    // An exclusion that takes nothing away, or a preference that the choice does not meet, had no say.
    if (outcome === 'warns' || !says(best) || (outcome === 'excludes' && fitting.every(says))) return [];
    const overturned = withoutRules !== null && withoutRules !== best && !says(withoutRules);
    return [{ rule: rule.rule, prodId: best.prodId, decided: overturned || isMissed(rule) }];
  });
  return reasons.sort((a, b) => Number(b.decided) - Number(a.decided));
}

/** Whether another part would be chosen without a rule. */
function missed<Part extends FittingPart>(
  { fitting, allowed, rules, effects, order }: Choice<Part>,
  best: Part,
) {
  const against = new Map(
    fitting.map((part) => [part, effects.filter((effect) => !allows(effect, part)).length]),
  );
  const inOrder = order(effects);
  const doesTheSame = (rule: CompiledRule) => (other: CompiledRule) =>
    other !== rule && other.matches === rule.matches && other.rule.outcome === rule.rule.outcome;
  return (rule: CompiledRule): boolean => {
    // An earlier one does the same.
    if (!effects.includes(rule)) return false;
    // Of preferences the place in the list counts: a later one that says the same may come too late.
    if (rule.rule.outcome === 'prefers')
      return firstOf(allowed, order(rules.filter((other) => other !== rule))) !== best;
    if (rules.some(doesTheSame(rule))) return false;
    const freed = fitting.filter((part) => against.get(part) === 1 && !allows(rule, part));
    return firstOf([best, ...freed], inOrder) !== best;
  };
}
