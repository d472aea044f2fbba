import type { Catalogue, RuleOfFitting } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';

/**
 * The rules as a customer gets them: all that the page needs to decide and to say why, and no more. Rules of a catalogue that
 * the account does not see decide about nothing but kits; then they come without their words. References stand in a condition
 * only where a part is sent that has them.
 */
export function shownRules(
  rules: readonly RuleOfFitting[],
  catalogs: readonly Catalogue[],
  refs: readonly string[],
): RuleOfFitting[] {
  const sent = new Set(refs.map(searchable));
  return rules.flatMap((rule) => {
    const shown = { ...rule, part: rule.part.map((condition) => withRefs(condition, sent)) };
    if (catalogs.includes(rule.of)) return [shown];
    const judgesKits = rule.of !== 'Kit' && rule.outcome !== 'warns' && catalogs.includes('Kit');
    return judgesKits ? [{ ...shown, title: '', why: '', source: '' }] : [];
  });
}

type Condition = RuleOfFitting['part'][number];

const withRefs = (condition: Condition, sent: ReadonlySet<string>): Condition =>
  condition.field === 'part.prodRef' && (condition.operator === 'is' || condition.operator === 'isNot')
    ? { ...condition, values: condition.values.filter((value) => sent.has(searchable(value))) }
    : condition;
