import type { Catalogue } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import { compiledOnce } from '../../base/db/compiled-once.ts';
import { type AsOne, asOne, oneOfThese } from '../../base/db/one-of.ts';
import type { Reading } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { CustomerPricing } from '../prices/prices.ts';
import { type Discounted, pricingOf } from '../prices/pricing.queries.ts';
import { holdsOn, today } from '../prices/special-terms.ts';
import { rowColumns, type StoredRow } from './product.present.ts';
import { visible } from './products.queries.ts';

interface Priced {
  readonly products: StoredRow[];
  readonly pricing: CustomerPricing;
}

type PricedRow = StoredRow & { readonly special_cents: number | null; readonly special_steps: string | null };

/** Products sorted by id, with the customer's special prices, in one statement whatever their number. */
export async function pricedProducts(
  db: Reading,
  user: Discounted,
  conditions: readonly Condition[],
): Promise<Priced> {
  let query = products(db, user.id, today());
  for (const condition of conditions) query = query.where(condition);
  return priced(user, await query.execute());
}

/** The products with these ids, sorted by id; with `catalogs` only what a customer who has these may see. */
export async function pricedById(
  db: Reading,
  user: Discounted,
  ids: readonly string[],
  catalogs?: readonly Catalogue[],
): Promise<Priced> {
  const form = catalogs ? catalogs.toSorted().join(' ') : EVERY;
  const asked = { userId: user.id, day: today() };
  const [id] = ids;
  if (id !== undefined && ids.length === 1) return priced(user, await one(db, { ...asked, id }, form));
  return priced(user, await several(db, { ...asked, ids: asOne(db, ids) }, form));
}

const EVERY = 'every';

interface Asked {
  readonly userId: string;
  readonly day: string;
}

/** Every search and every change of a cart asks one of the two. */
const several = compiledOnce<Asked & { ids: AsOne }, PricedRow>(
  ['userId', 'day', 'ids'],
  (db, { userId, day, ids }, form) =>
    products(db, userId, day)
      .where(oneOfThese(db, 'products.id', ids))
      .where(visibleTo(form))
      .compile(),
);

/** PostgreSQL keeps its plan, and plans anew for each array of few. */
const one = compiledOnce<Asked & { id: string }, PricedRow>(
  ['userId', 'day', 'id'],
  (db, { userId, day, id }, form) =>
    products(db, userId, day).where('products.id', '=', id).where(visibleTo(form)).compile(),
);

const visibleTo = (form: string): Condition =>
  form === EVERY ? sql<SqlBool>`1 = 1` : visible(form.split(' ') as Catalogue[]);

const columns = rowColumns.map((column) => `products.${column}` as const);

const products = (db: Reading, userId: string, day: string) =>
  db
    .selectFrom('products')
    .leftJoin('special_prices', (join) =>
      join
        .onRef('special_prices.ref_norm', '=', 'products.ref_norm')
        .on('special_prices.user_id', '=', userId)
        .on('special_prices.status', '=', 'active')
        .on(holdsOn(day)),
    )
    .select(columns)
    .select(['special_prices.price_cents as special_cents', 'special_prices.steps as special_steps'])
    .orderBy('products.id');

function priced(user: Discounted, rows: PricedRow[]): Priced {
  const specials = rows.flatMap(({ ref_norm, special_cents, special_steps }) =>
    special_cents === null ? [] : [{ ref_norm, price_cents: special_cents, steps: special_steps }],
  );
  return { products: rows, pricing: pricingOf(user, specials) };
}

export const withIds = (ids: readonly string[]): Condition => among('products.id', ids);
export const withRefs = (refsNorm: readonly string[]): Condition => among('products.ref_norm', refsNorm);

const among = (column: string, values: readonly string[]): Condition =>
  values.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join([...new Set(values)])})`;
