import { type SqlBool, sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { CustomerPricing } from '../prices/prices.ts';
import { type Discounted, discountsOf } from '../prices/pricing.queries.ts';
import { holdsToday, specialsOf } from '../prices/special-terms.ts';
import { rowColumns, type StoredRow } from './product.present.ts';

interface Priced {
  readonly products: StoredRow[];
  readonly pricing: CustomerPricing;
}

const columns = rowColumns.map((column) => `products.${column}` as const);

/** Products sorted by id, with the customer's special prices, in one statement whatever their number. */
export async function pricedProducts(
  db: Reading,
  user: Discounted,
  conditions: readonly Condition[],
): Promise<Priced> {
  let query = db
    .selectFrom('products')
    .leftJoin('special_prices', (join) =>
      join
        .onRef('special_prices.ref_norm', '=', 'products.ref_norm')
        .on('special_prices.user_id', '=', user.id)
        .on('special_prices.status', '=', 'active')
        .on(holdsToday()),
    )
    .select(columns)
    .select(['special_prices.price_cents as special_cents', 'special_prices.steps as special_steps'])
    .orderBy('products.id');
  for (const condition of conditions) query = query.where(condition);
  const products = await query.execute();
  const specials = products.flatMap(({ ref_norm, special_cents, special_steps }) =>
    special_cents === null ? [] : [{ ref_norm, price_cents: special_cents, steps: special_steps }],
  );
  return { products, pricing: { discounts: discountsOf(user), ...specialsOf(specials) } };
}

export const withIds = (ids: readonly string[]): Condition => among('products.id', ids);
export const withRefs = (refsNorm: readonly string[]): Condition => among('products.ref_norm', refsNorm);

const among = (column: string, values: readonly string[]): Condition =>
  values.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join([...new Set(values)])})`;
