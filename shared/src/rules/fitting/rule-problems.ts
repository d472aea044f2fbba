import { searchable } from '../search.ts';
import { isConditionField, valuesOfField } from './domain.ts';
import { unitOf, wrongNumberIn } from './measures.ts';
import { canHold } from './ranges.ts';
import type { Condition, FittingRule } from './rule.ts';

export type RuleProblemCode =
  | 'unknownField'
  | 'partInWhen'
  | 'whenInPart'
  | 'noValue'
  | 'tooManyValues'
  | 'yearMissing'
  | 'noYear'
  | 'noNumber'
  | 'unknownValue'
  | 'neverHolds'
  | 'noText'
  | 'noPart';

/** Of one condition: more is a list that somebody pasted, and each of them is compared with those of all other rules. */
export const VALUES_MAX = 50;

/** What is wrong with a rule, for the form beside its field and for the server's refusal. */
export interface RuleProblem {
  code: RuleProblemCode;
  /** Where: the list of conditions and the place in it; none when it is the rule as a whole. */
  list?: 'when' | 'part';
  at?: number;
  field?: string;
  value?: string;
}

export function ruleProblems(rule: FittingRule): RuleProblem[] {
  const problems = (['when', 'part'] as const).flatMap((list) =>
    rule[list].flatMap((condition, at) =>
      conditionProblems(condition, list).map((problem) => ({ ...problem, list, at, field: condition.field })),
    ),
  );
  if (problems.length > 0) return problems;
  return [
    ...(['when', 'part'] as const).flatMap((list): RuleProblem[] =>
      canHold(rule[list]) ? [] : [{ code: 'neverHolds', list }],
    ),
    ...(rule.outcome === 'warns' && rule.text.trim() === '' ? [{ code: 'noText' as const }] : []),
    // Only a warning makes sense without saying of which part: 'requires' would ask for nothing.
    ...(rule.outcome !== 'warns' && rule.part.length === 0 ? [{ code: 'noPart' as const }] : []),
  ];
}

function conditionProblems(condition: Condition, list: 'when' | 'part'): RuleProblem[] {
  const { field, operator, values } = condition;
  if (!isConditionField(field)) return [{ code: 'unknownField' }];
  if (list === 'when' && field.startsWith('part.')) return [{ code: 'partInWhen' }];
  if (list === 'part' && !field.startsWith('part.')) return [{ code: 'whenInPart' }];
  const isYear = unitOf(field) === 'year';
  if (values.every((value) => value.trim() === '')) return [{ code: isYear ? 'yearMissing' : 'noValue' }];
  if (values.length > VALUES_MAX) return [{ code: 'tooManyValues' }];
  const wrong = wrongNumberIn(condition);
  if (wrong !== undefined) return [{ code: isYear ? 'noYear' : 'noNumber', value: wrong }];
  if (operator === 'from' || operator === 'to') return [];
  const known = valuesOfField(field);
  if (!known) return [];
  const names = new Set(known.map(searchable));
  return values
    .filter((value) => !names.has(searchable(value)))
    .map((value) => ({ code: 'unknownValue', value }));
}
