import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { oneOf } from '../../base/db/one-of.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { Reading } from '../../base/db/schema.ts';
import type { CustomerPricing, Discounts } from './prices.ts';
import { holdsToday, type SpecialRow, specialsOf } from './special-terms.ts';

/** Above this number of references, reading all the special prices is less work than listing the references. */
const NAMED_MAX = 500;
const PRICES_AT_ONCE = 5000;

export type Discounted = Pick<
  UsersTable,
  'id' | 'discount' | 'discount_faisceau' | 'discount_attelage' | 'discount_kit'
>;

export const discountsOf = (user: Omit<Discounted, 'id'>): Discounts => ({
  general: user.discount,
  byCatalogue: {
    Faisceau: user.discount_faisceau,
    Attelage: user.discount_attelage,
    Kit: user.discount_kit,
  },
});

/** The customer's prices for these products. Of the customer's tens of thousands of special prices, only theirs are read. */
export async function loadPricing(
  db: Reading,
  user: Discounted,
  products: readonly { readonly ref_norm: string }[],
): Promise<CustomerPricing> {
  const refs = [...new Set(products.map(({ ref_norm }) => ref_norm))];
  if (refs.length > NAMED_MAX) return loadWholePricing(db, user);
  const rows =
    refs.length === 0
      ? []
      : await activePrices(db, user.id)
          .where(oneOf(db, 'special_prices.ref_norm', refs))
          .execute();
  return pricingOf(user, rows);
}

/** The special prices of these references as they stand today, with the days on which they begin and end. */
export const termsToday = (db: Reading, userId: string, refs: readonly string[]) =>
  activePrices(db, userId).select(['valid_from', 'valid_to']).where('ref_norm', 'in', refs).execute();

/** With all the special prices, for unlimited lists, which may need any of them. Others have their turn between some thousand. */
export async function loadWholePricing(db: Reading, user: Discounted): Promise<CustomerPricing> {
  const rows: SpecialRow[] = [];
  for (let after = ''; ; ) {
    const some = await activePrices(db, user.id)
      .where('ref_norm', '>', after)
      .orderBy('ref_norm')
      .limit(PRICES_AT_ONCE)
      .execute();
    rows.push(...some);
    const last = some.at(-1);
    if (!last || some.length < PRICES_AT_ONCE) return pricingOf(user, rows);
    after = last.ref_norm;
    await setImmediate();
  }
}

/**
 * Changes with every save of the customer's special prices: it holds the last update, their count and their sum; and with
 * the days, where some hold for a time only.
 */
export async function specialPricesVersion(db: Reading, userId: string): Promise<string> {
  const { at, cents, count, today } = await db
    .selectFrom('special_prices')
    .select(({ fn }) => [
      fn.max('updated_at').as('at'),
      fn.countAll().as('count'),
      sql`sum(case when status = 'active' then price_cents else 0 end)`.as('cents'),
      sql`sum(case when valid_from is null and valid_to is null then 0 when ${holdsToday()} then 1 else 1000000 end)`.as(
        'today',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${at} ${count} ${cents} ${today}`;
}

const activePrices = (db: Reading, userId: string) =>
  db
    .selectFrom('special_prices')
    .select(['ref_norm', 'price_cents', 'steps'])
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .where(holdsToday());

export const pricingOf = (user: Discounted, rows: readonly SpecialRow[]): CustomerPricing => ({
  discounts: discountsOf(user),
  ...specialsOf(rows),
});
