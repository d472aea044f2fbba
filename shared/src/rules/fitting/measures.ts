import { isModelYear } from '../vehicle/index.ts';
import { firstNumber } from './part.ts';
import type { Condition, ConditionField } from './rule.ts';

/** The numbers that a rule may compare, in the unit in which they are compared: the first number of what is written counts. */
const UNITS: Partial<Record<ConditionField, 'year' | 'kg' | 'h'>> = {
  'vehicle.year': 'year',
  'part.prodPoids': 'kg',
  'part.prodMR': 'kg',
  'part.prodPoidsSurFleche': 'kg',
  'part.prodTempsMontage': 'h',
};

export const unitOf = (field: ConditionField) => UNITS[field];

const WRITTEN = /^\d{1,3}(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d+)?\s*(\p{L}*)$/u;

/** The value that is no such number: '2016-2012' is no year, '-5' no mass, '90 min' no number of hours. */
export function wrongNumberIn({ field, operator, values }: Condition): string | undefined {
  const unit = UNITS[field];
  const compared = operator === 'from' || operator === 'to';
  if (unit === 'year')
    return values.find((value) => !/^\d{4}$/.test(value.trim()) || !isModelYear(Number(value)));
  return compared ? values.find((value) => !isMeasured(value.trim(), unit)) : undefined;
}

function isMeasured(value: string, unit = ''): boolean {
  const written = WRITTEN.exec(value);
  return (
    written !== null && ['', unit].includes(written[1]?.toLowerCase() ?? '') && (firstNumber(value) ?? 0) > 0
  );
}
