import { sql } from 'kysely';
import type { CartItemsTable } from '../db/schema/orders.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { rowColumns } from '../products/product.present.ts';
import { newId } from '../secrets/tokens.ts';

export async function listCartItems(db: DbOrTransaction, userId: string) {
  return db
    .selectFrom('cart_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function listProductsOf(db: DbOrTransaction, items: readonly CartItemsTable[]) {
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  if (ids.length === 0) return [];
  return db.selectFrom('products').select(rowColumns).where('id', 'in', ids).execute();
}

/** Also takes the cart for the rest of the transaction: two changes at once follow one another. */
export async function takeCart(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('carts')
    .values({ user_id: userId, version: 1, updated_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        version: sql`carts.version + 1`,
        updated_at: now.toISOString(),
      }),
    )
    .execute();
}

type NewItem = Pick<
  CartItemsTable,
  'user_id' | 'product_id' | 'prod_ref' | 'catalogue' | 'quantity' | 'shown_unit_cents'
>;

/** Adds to the quantity when the product is in the cart already; answers the quantity reached. */
export async function addCartItem(db: DbOrTransaction, item: NewItem, now: Date): Promise<number> {
  const row = await db
    .insertInto('cart_items')
    .values({
      ...item,
      id: newId(),
      item_key: item.product_id ?? `ref:${item.prod_ref}`,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_key']).doUpdateSet({
        quantity: sql`cart_items.quantity + excluded.quantity`,
      }),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow();
  return row.quantity;
}

export async function setQuantity(db: DbOrTransaction, userId: string, itemId: string, quantity: number) {
  const result = await db
    .updateTable('cart_items')
    .set({ quantity })
    .where('id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function removeCartItem(db: DbOrTransaction, userId: string, itemId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function noteShownPrice(db: DbOrTransaction, itemId: string, unitCents: number): Promise<void> {
  await db.updateTable('cart_items').set({ shown_unit_cents: unitCents }).where('id', '=', itemId).execute();
}
