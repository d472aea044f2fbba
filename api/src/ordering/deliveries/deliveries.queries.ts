import type { DeliveriesTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';

/** Every query is limited to the owner: somebody else's address is not found. */
export async function listDeliveries(
  db: DbOrTransaction,
  userId: string,
  conditions: readonly Condition[],
): Promise<DeliveriesTable[]> {
  let query = db
    .selectFrom('deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id');
  for (const condition of conditions) query = query.where(condition);
  return query.execute();
}

/** Those that are offered for orders. */
export const newestDeliveries = (db: DbOrTransaction, userId: string, count: number) =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'visible')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();

export async function findDelivery(db: DbOrTransaction, userId: string, id: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function countDeliveries(db: DbOrTransaction, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDelivery(db: DbOrTransaction, row: DeliveriesTable): Promise<DeliveriesTable> {
  await db.insertInto('deliveries').values(row).execute();
  return row;
}

export async function updateDelivery(
  db: DbOrTransaction,
  userId: string,
  id: string,
  changes: Partial<DeliveriesTable>,
) {
  return db
    .updateTable('deliveries')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function isDeliveryUsed(db: DbOrTransaction, id: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('delivery_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

export async function deleteDelivery(db: DbOrTransaction, userId: string, id: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', id).where('user_id', '=', userId).execute();
}
