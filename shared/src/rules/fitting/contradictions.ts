import { searchable } from '../search.ts';
import { judging } from './condition.ts';
import { valuesOfField } from './domain.ts';
import { firstNumber } from './part.ts';
import type { Condition, FittingRule } from './rule.ts';

/** Two rules that can concern the same case and leave no part for it. */
export interface Contradiction {
  first: FittingRule;
  second: FittingRule;
  /** The second excludes what the first requires; or both require, and no part can be both. */
  code: 'excluded' | 'bothRequired';
}

/** Of rules that are switched on (B2.04). */
export function contradictions(rules: readonly FittingRule[]): Contradiction[] {
  const active = rules.filter((rule) => rule.active);
  const required = active.filter(({ outcome, part }) => outcome === 'requires' && canHold(part));
  return required.flatMap((first, at) => [
    ...active
      .filter((second) => second.outcome === 'excludes' && meet(first, second))
      .filter((second) => implies(first.part, second.part))
      .map((second): Contradiction => ({ first, second, code: 'excluded' })),
    ...required
      .slice(at + 1)
      .filter((second) => meet(first, second) && !canHold([...first.part, ...second.part]))
      .map((second): Contradiction => ({ first, second, code: 'bothRequired' })),
  ]);
}

const meet = (first: FittingRule, second: FittingRule) =>
  first.of === second.of && canHold([...first.when, ...second.when]);

/** Whether something can exist for which all conditions hold. */
export function canHold(conditions: readonly Condition[]): boolean {
  return [...byField(conditions)].every(([field, own]) => {
    const values = allowed(field, own);
    if (values) return values.length > 0;
    const { from, to } = limits(own);
    return from <= to;
  });
}

/** Whether whatever meets the first conditions meets the second. */
function implies(first: readonly Condition[], second: readonly Condition[]): boolean {
  const known = byField(first);
  return second.every((condition) => {
    const own = known.get(condition.field) ?? [];
    const values = allowed(condition.field, own);
    if (values) return values.every(judging(condition));
    if (condition.operator === 'is') return false;
    if (condition.operator === 'isNot') return condition.values.every((value) => excluded(own, value));
    const limit = firstNumber(condition.values[0] ?? '') ?? Number.NaN;
    return condition.operator === 'from' ? limits(own).from >= limit : limits(own).to <= limit;
  });
}

function byField(conditions: readonly Condition[]): Map<string, Condition[]> {
  const fields = new Map<string, Condition[]>();
  for (const condition of conditions)
    fields.set(condition.field, [...(fields.get(condition.field) ?? []), condition]);
  return fields;
}

/** The values of a field for which all conditions hold; undefined when they cannot be counted. */
function allowed(field: string, conditions: readonly Condition[]): readonly string[] | undefined {
  const values = valuesOfField(field) ?? conditions.find(({ operator }) => operator === 'is')?.values;
  return values?.filter((value) => conditions.every((condition) => judging(condition)(value)));
}

const excluded = (conditions: readonly Condition[], value: string) =>
  conditions.some(
    ({ operator, values }) =>
      operator === 'isNot' && values.some((other) => searchable(other) === searchable(value)),
  );

function limits(conditions: readonly Condition[]): { from: number; to: number } {
  const of = (wanted: Condition['operator']) =>
    conditions.flatMap(({ operator, values }) =>
      operator === wanted ? (firstNumber(values[0] ?? '') ?? []) : [],
    );
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...of('from')),
    to: Math.min(Number.POSITIVE_INFINITY, ...of('to')),
  };
}
