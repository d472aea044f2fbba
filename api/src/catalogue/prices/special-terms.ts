import { type SqlBool, sql } from 'kysely';
import { dayInParis } from '../../base/text/french.ts';
import type { CustomerPricing, Step } from './prices.ts';

export interface SpecialRow {
  readonly ref_norm: string;
  readonly price_cents: number;
  readonly steps: string | null;
}

/** Those of today: a price begins and ends at midnight in Paris. */
export const holdsToday = () => holdsOn(today());

export const today = (): string => dayInParis(new Date());

export const holdsOn = (day: string) => sql<SqlBool>`(coalesce(special_prices.valid_from, '') <= ${day}
    and coalesce(special_prices.valid_to, '9999') >= ${day})`;

export const stepsOf = (written: string | null): readonly Step[] =>
  written === null ? [] : (JSON.parse(written) as Step[]);

/** The two maps that a customer's pricing has, out of stored rows. */
export function specialsOf(rows: readonly SpecialRow[]): Pick<CustomerPricing, 'specialPrices' | 'steps'> {
  const stepped = rows.filter(({ steps }) => steps !== null);
  return {
    specialPrices: new Map(rows.map(({ ref_norm, price_cents }) => [ref_norm, price_cents])),
    ...(stepped.length > 0 && {
      steps: new Map(stepped.map(({ ref_norm, steps }) => [ref_norm, stepsOf(steps)])),
    }),
  };
}
