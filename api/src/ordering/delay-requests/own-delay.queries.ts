import type { DbOrTransaction } from '../../base/db/schema.ts';

/** The account's last request about a product. */
export async function findLastRequest(db: DbOrTransaction, userId: string, productId: string) {
  return db
    .selectFrom('delivery_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
