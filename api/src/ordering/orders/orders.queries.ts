import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Slice } from '../../base/lists/slice.ts';

/** Newest first. Every query is limited to the owner: somebody else's order is not found. */
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

/** Changes an order only while it is a draft: false when it was validated in the meantime. */
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

/** Replaces the lines by the same ones at new prices. */
export async function replaceItems(
  db: DbOrTransaction,
  orderId: string,
  items: readonly OrderItemsTable[],
): Promise<void> {
  await db.deleteFrom('order_items').where('order_id', '=', orderId).execute();
  await db
    .insertInto('order_items')
    .values([...items])
    .execute();
}

/** Gives an end to drafts from before drafts expired. */
export async function setMissingExpiry(db: DbOrTransaction, at: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ expires_at: at })
    .where('status', '=', 'brouillon')
    .where('expires_at', 'is', null)
    .execute();
}

export async function listExpiredDrafts(db: DbOrTransaction, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'brouillon')
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined when it is no draft any more. */
export async function cancelDraft(
  db: DbOrTransaction,
  id: string,
  now: Date,
): Promise<OrdersTable | undefined> {
  const cancelled = await db
    .updateTable('orders')
    .set({ status: 'annulee', state: 'annulee', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'brouillon')
    .returningAll()
    .executeTakeFirst();
  if (cancelled)
    await db.updateTable('order_items').set({ state: 'annulee' }).where('order_id', '=', id).execute();
  return cancelled;
}

/** Locks the order until the transaction ends; undefined when there is none. */
export async function lockOrder(db: DbOrTransaction, id: string): Promise<OrdersTable | undefined> {
  return db
    .updateTable('orders')
    .set(({ ref }) => ({ pdf_id: ref('pdf_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function keepPdf(db: DbOrTransaction, orderId: string, fileId: string): Promise<void> {
  await db.updateTable('orders').set({ pdf_id: fileId }).where('id', '=', orderId).execute();
}
