import { referenceKey } from '@extranet/shared/rules';
import { type SqlBool, sql } from 'kysely';
import { contains } from '../../base/db/like.ts';
import { oneOf } from '../../base/db/one-of.ts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import { idsByNumber } from '../../base/lists/ids-by-number.ts';
import { DOCUMENTS, PARCELS, RETURNS } from './order-number-places.ts';

/** What stands on an order's parcels, papers and return slips: people look for it by what they hold in their hands. */
export async function numbersOf(
  db: DbOrTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const numbers = await db
    .selectFrom('order_documents')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .unionAll(
      db
        .selectFrom('order_parcels')
        .select(['order_id', 'number'])
        .where('order_id', 'in', orderIds)
        .where('number', '!=', ''),
    )
    .unionAll(
      db.selectFrom('returns').select(['order_id', 'ref as number']).where('order_id', 'in', orderIds),
    )
    .execute();
  const byOrder = Map.groupBy(numbers, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, rows]) => [id, rows.map(({ number }) => number)]));
}

/** Needs the table orders in its query. */
export function hasNumber(text: string): Condition {
  const key = referenceKey(text);
  return sql<SqlBool>`(
    exists (select 1 from order_documents where order_id = orders.id and ${contains('number_norm', key)})
    or exists (select 1 from order_parcels where order_id = orders.id and ${contains('number_norm', key)})
    or exists (select 1 from returns where order_id = orders.id and ${contains('returns.ref_norm', key)}))`;
}

/** Shorter ones mean a part of an order's own reference. */
const NUMBER_MIN = 4;

/** As many orders as asked, each with the number that was found: the papers' first, of each kind the newest. */
export async function ordersByNumber(
  db: Reading,
  key: string,
  count: number,
): Promise<ReadonlyMap<string, string>> {
  if (key.length < NUMBER_MIN) return new Map();
  const documents = await idsByNumber(db, DOCUMENTS, key, count);
  const parcels = await idsByNumber(db, PARCELS, key, count);
  const returns = await idsByNumber(db, RETURNS, key, count);
  const rows = await db
    .selectFrom('order_documents')
    .select(['order_id', 'number'])
    .where(oneOf(db, 'id', documents))
    .unionAll(
      db
        .selectFrom('order_parcels')
        .select(['order_id', 'number'])
        .where(oneOf(db, 'id', parcels)),
    )
    .unionAll(
      db
        .selectFrom('returns')
        .select(['order_id', 'ref as number'])
        .where(oneOf(db, 'id', returns)),
    )
    .limit(count)
    .execute();
  return new Map(rows.map(({ order_id, number }) => [order_id, number]));
}
