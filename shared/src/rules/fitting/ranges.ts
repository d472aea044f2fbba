import { searchable } from '../search.ts';
import { judging } from './condition.ts';
import { valuesOfField } from './domain.ts';
import { firstNumber } from './part.ts';
import type { Condition } from './rule.ts';

/** What conditions leave of one field: some values; or all of them but a few, within limits. */
export type Range =
  | { listed: ReadonlyMap<string, readonly number[]> }
  | { listed?: undefined; without: ReadonlySet<string>; from: number; to: number };

/** By field. Made once for each list of conditions: rules are compared with thousands of others. */
export type Ranges = ReadonlyMap<string, Range>;

export function rangesOf(conditions: readonly Condition[]): Ranges {
  const fields = Map.groupBy(conditions, ({ field }) => field as string);
  return new Map([...fields].map(([field, own]) => [field, rangeOf(field, own)]));
}

/** Whether something can exist for which all conditions hold. */
export function canHold(conditions: readonly Condition[]): boolean {
  return isPossible(rangesOf(conditions));
}

export const isPossible = (ranges: Ranges): boolean => [...ranges.values()].every((range) => meets(range));

/** Whether something can exist for which the conditions of both hold. */
export function meet(one: Ranges, other: Ranges): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  for (const [field, range] of few) {
    const second = many.get(field);
    if (second && !meets(range, second)) return false;
  }
  return true;
}

/** Whether whatever meets the first conditions meets the second. */
export function implies(first: Ranges, second: Ranges): boolean {
  for (const [field, range] of second) if (!within(first.get(field) ?? wholeOf(field), range)) return false;
  return true;
}

function rangeOf(field: string, conditions: readonly Condition[]): Range {
  const values = valuesOfField(field) ?? conditions.find(({ operator }) => operator === 'is')?.values;
  if (!values) return openRange(conditions);
  const judges = conditions.map(judging);
  return listedRange(values.filter((value) => judges.every((holds) => holds(value))));
}

function listedRange(values: readonly string[]): Range {
  const listed = new Map<string, number[]>();
  for (const value of values) {
    const numbers = listed.get(searchable(value));
    const number = firstNumber(value) ?? Number.NaN;
    if (numbers) numbers.push(number);
    else listed.set(searchable(value), [number]);
  }
  return { listed };
}

function openRange(conditions: readonly Condition[]): Range {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const without = new Set<string>();
  for (const { operator, values } of conditions) {
    const limit = firstNumber(values[0] ?? '');
    if (operator === 'from') from = Math.max(from, limit ?? from);
    else if (operator === 'to') to = Math.min(to, limit ?? to);
    else for (const value of values) without.add(searchable(value));
  }
  return { without, from, to };
}

const wholes = new Map<string, Range>();

/** What a field may be where no condition speaks of it. */
function wholeOf(field: string): Range {
  const known = wholes.get(field);
  if (known) return known;
  const whole = rangeOf(field, []);
  wholes.set(field, whole);
  return whole;
}

/** Whether a range, or two of the same field together, leave anything. */
function meets(one: Range, other?: Range): boolean {
  if (!one.listed) {
    if (other?.listed) return meets(other, one);
    return Math.max(one.from, other?.from ?? one.from) <= Math.min(one.to, other?.to ?? one.to);
  }
  if (!other) return one.listed.size > 0;
  if (other.listed && other.listed.size < one.listed.size) return meets(other, one);
  for (const value of one.listed) if (holds(value, other)) return true;
  return false;
}

function within(inner: Range, outer: Range): boolean {
  if (inner.listed) return [...inner.listed].every((value) => holds(value, outer));
  if (outer.listed) return false;
  return (
    inner.from >= outer.from &&
    inner.to <= outer.to &&
    [...outer.without].every((value) => inner.without.has(value))
  );
}

/** A limit takes what is no number away; where there is none, everything is left. */
function holds([value, numbers]: readonly [string, readonly number[]], range: Range): boolean {
  if (range.listed) return range.listed.has(value);
  const { without, from, to } = range;
  if (without.has(value)) return false;
  return numbers.some(
    (number) =>
      (from === Number.NEGATIVE_INFINITY || number >= from) &&
      (to === Number.POSITIVE_INFINITY || number <= to),
  );
}
