import { sql } from 'kysely';
import type { OrderItemsTable, OrdersTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { together } from '../db/together.ts';
import type { Condition } from '../lists/filters.ts';
import type { Slice } from '../lists/slice.ts';

/** The year's next number. Taken in the order's own transaction: one that fails gives it back, so none is missing. */
export async function nextNumber(db: DbOrTransaction, year: number): Promise<number> {
  const { last } = await db
    .insertInto('order_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`order_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertOrder(
  db: DbOrTransaction,
  order: OrdersTable,
  items: readonly OrderItemsTable[],
): Promise<void> {
  await together([
    db.insertInto('orders').values(order).execute(),
    db
      .insertInto('order_items')
      .values([...items])
      .execute(),
  ]);
}

export async function emptyCart(db: DbOrTransaction, userId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
}

/** Newest first. Every query has its owner: somebody else's order is one that does not exist. */
export async function listOrders(
  db: DbOrTransaction,
  userId: string,
  conditions: readonly Condition[],
  { offset, count }: Slice,
): Promise<OrdersTable[]> {
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ordered_at', 'desc')
    .orderBy('ref', 'desc')
    .offset(offset)
    .limit(count);
  for (const condition of conditions) query = query.where(condition);
  return query.execute();
}

export async function findOrder(db: DbOrTransaction, userId: string, id: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function listItemsOf(
  db: DbOrTransaction,
  orderIds: readonly string[],
): Promise<OrderItemsTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** Changes a draft, and nothing that is more than a draft: false when it was validated in the meantime. */
export async function updateDraft(
  db: DbOrTransaction,
  userId: string,
  id: string,
  changes: Partial<OrdersTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'brouillon')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds the order for the rest of the transaction. */
export async function lockOrder(db: DbOrTransaction, id: string): Promise<OrdersTable> {
  return db
    .updateTable('orders')
    .set(({ ref }) => ({ pdf_id: ref('pdf_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function keepPdf(db: DbOrTransaction, orderId: string, fileId: string): Promise<void> {
  await db.updateTable('orders').set({ pdf_id: fileId }).where('id', '=', orderId).execute();
}
