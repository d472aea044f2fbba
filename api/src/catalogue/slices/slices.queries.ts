import type { ProductRow, SliceFound } from '@extranet/shared/contracts';
import { COUNTED_MAX } from '@extranet/shared/rules';
import { sql } from 'kysely';
import type { CurrentUser } from '../../base/current-user.ts';
import { isPostgres } from '../../base/db/is-postgres.ts';
import type { Reading } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';
import { discountsOf } from '../prices/pricing.queries.ts';
import { holdsToday } from '../prices/special-terms.ts';
import type { Products } from '../products/kits-by-letters.ts';
import { pricedById } from '../products/priced-products.queries.ts';
import { presentRow } from '../products/product.present.ts';
import { type Alike, countTraits, traitBits, withTraits } from '../products/product-traits.ts';
import type { AskedSlice } from './asked-model.ts';
import { typedConditions } from './slice-filters.ts';
import { orderIn, orderKeys } from './slice-order.ts';

/** With what it reads: all products, or those that it can be narrowed down to. */
interface Narrowed extends AskedSlice {
  readonly products: Products;
}

const ROWS_MAX = 100;
/** A limit that limits nothing: without one, databases leave out an order that changes no result. */
const EVERY = 1_000_000_000;

/** The rows at these places, of what the fields and chips find, in the order that is asked for. */
export async function rowsOfSlice(
  db: Reading,
  user: CurrentUser,
  question: Narrowed,
  { offset, count }: Slice,
): Promise<ProductRow[]> {
  const rows = Math.min(count, ROWS_MAX, Math.max(0, COUNTED_MAX - offset));
  if (rows === 0) return [];
  const ids = await idsOfSlice(db, user, question, { offset, count: rows });
  const { products, pricing } = await pricedById(db, user, ids);
  const place = new Map(ids.map((id, at) => [id, at]));
  return products
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map((row) => presentRow(row, pricing));
}

/** The ids alone come out of the index; only the products that are shown are read. */
async function idsOfSlice(
  db: Reading,
  user: CurrentUser,
  question: Narrowed,
  { offset, count }: Slice,
): Promise<string[]> {
  const order = orderIn(question.tri);
  const conditions = [...typedConditions(question), ...withTraits(question.cat, question.avec)];
  const specials = sql`left join special_prices on special_prices.ref_norm = products.ref_norm
    and special_prices.user_id = ${user.id} and special_prices.status = 'active' and ${holdsToday()}`;
  const { rows } = await sql<{ id: string }>`
    select products.id from ${productsOf(db, question, conditions)} ${order.by === 'prix' ? specials : sql``}
    order by ${sql.join(orderKeys(order, question.cat, discountsOf(user)))}
    limit ${count} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Many kits with a text are read in the order in which they were stored, which is that of the references. In the order of the
 * vehicles it takes four times as long.
 */
function productsOf(db: Reading, { cat, ref, tri, products }: Narrowed, conditions: readonly Condition[]) {
  const where = sql.join(conditions, sql` and `);
  const inOrder = sql`order by products.ref_norm, products.id limit ${sql.lit(EVERY)}`;
  const byText = cat === 'Kit' && Boolean(ref);
  const byTitle = cat === 'Kit' && orderIn(tri).by === 'vehicule';
  // PostgreSQL has what slices ask beside the products, all but the texts of kits (ADR 0063).
  const from = isPostgres(db) && !byText && !byTitle ? sql`product_slices as products` : products;
  return sql`(select * from ${from} where ${where} ${byText ? inOrder : sql``}) as products`;
}

/** How many there are of it, and of each chip. */
export async function foundOf(db: Reading, question: Narrowed): Promise<SliceFound> {
  const { rows } = await sql<Alike>`
    select bits, count(*) as count from (
      select ${traitBits(question.cat)} as bits from ${productsOf(db, question, typedConditions(question))}
      limit ${COUNTED_MAX + 1}
    ) as found group by bits`.execute(db);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const { count, traits } = countTraits(rows, question.avec);
  return { count: Math.min(count, COUNTED_MAX), more: all > COUNTED_MAX, traits };
}
