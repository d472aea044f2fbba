import type { RemovedCartItemsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

const KEPT_MS = 3_600_000;
const COLUMNS = [
  'id',
  'user_id',
  'item_key',
  'product_id',
  'prod_ref',
  'catalogue',
  'quantity',
  'shown_unit_cents',
  'created_at',
  'vehicle',
  'equipment',
] as const;

export async function forgetOldLines(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('removed_cart_items')
    .where('user_id', '=', userId)
    .where('removed_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}

/** Copies a line that is about to be removed. */
export async function keepLine(
  db: DbOrTransaction,
  userId: string,
  itemId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('removed_cart_items')
    .columns([...COLUMNS, 'removed_at'])
    .expression(
      db
        .selectFrom('cart_items')
        .select(COLUMNS)
        .select(({ val }) => val(now.toISOString()).as('removed_at'))
        .where('id', '=', itemId)
        .where('user_id', '=', userId),
    )
    .execute();
}

export async function removeCartItem(db: DbOrTransaction, userId: string, itemId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function findRemovedLine(
  db: DbOrTransaction,
  userId: string,
  itemId: string,
): Promise<RemovedCartItemsTable | undefined> {
  return db
    .selectFrom('removed_cart_items')
    .selectAll()
    .where('id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** It is in the cart again. */
export async function forgetLine(db: DbOrTransaction, itemId: string): Promise<void> {
  await db.deleteFrom('removed_cart_items').where('id', '=', itemId).execute();
}
