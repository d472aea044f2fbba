import type { DeliveryRequestsTable } from '../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

export async function findOpenRequest(db: DbOrTransaction, userId: string, productId: string) {
  return db
    .selectFrom('delivery_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
}

/** False when a request of this customer for this product waits already, even if both come at once. */
export async function insertRequest(db: DbOrTransaction, row: DeliveryRequestsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('delivery_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
