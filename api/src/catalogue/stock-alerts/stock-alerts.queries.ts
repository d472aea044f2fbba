import type { DbOrTransaction } from '../../base/db/schema.ts';

export async function isWaiting(db: DbOrTransaction, userId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('stock_alerts')
    .select('asked_at')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function keepAlert(
  db: DbOrTransaction,
  userId: string,
  productId: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('stock_alerts')
    .values({ user_id: userId, product_id: productId, asked_at: at })
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
    .execute();
}

export async function dropAlert(db: DbOrTransaction, userId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .execute();
}

/** Those whose product is back, the longest waiting first. A product without a price cannot be ordered: it is not back. */
export async function listDue(db: DbOrTransaction, limit: number) {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .innerJoin('users', 'users.id', 'stock_alerts.user_id')
    .select(['stock_alerts.user_id', 'stock_alerts.product_id', 'users.catalogs'])
    .where('products.stock_code', '<>', '9')
    .where('products.statut', '=', 'disponible')
    .where('products.price_cents', '>', 0)
    .orderBy('stock_alerts.asked_at')
    .orderBy('stock_alerts.product_id')
    .orderBy('stock_alerts.user_id')
    .limit(limit)
    .execute();
}

/** True for the one that takes it: two processes may look at the same moment. */
export async function takeAlert(db: DbOrTransaction, userId: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_alerts')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
