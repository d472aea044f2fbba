import { sql } from 'kysely';
import type { CartItemsTable, CartsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { newId } from '../../base/secrets/tokens.ts';

export async function listCartItems(db: DbOrTransaction, userId: string) {
  return db
    .selectFrom('cart_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The prices in the last refusal of an order that came without a fingerprint. */
type RefusedPrices = Pick<CartsTable, 'told_fingerprint' | 'told_key'>;

/** Locks the cart until the transaction ends, so that simultaneous changes run one after the other. */
export async function lockCart(db: DbOrTransaction, userId: string, now: Date): Promise<RefusedPrices> {
  return db
    .insertInto('carts')
    .values({
      user_id: userId,
      version: 1,
      updated_at: now.toISOString(),
      told_fingerprint: null,
      told_key: null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        version: sql`carts.version + 1`,
        updated_at: now.toISOString(),
      }),
    )
    .returning(['told_fingerprint', 'told_key'])
    .executeTakeFirstOrThrow();
}

export async function storeRefusedPrices(
  db: DbOrTransaction,
  userId: string,
  told: RefusedPrices,
): Promise<void> {
  await db.updateTable('carts').set(told).where('user_id', '=', userId).execute();
}

type NewItem = Pick<
  CartItemsTable,
  'user_id' | 'product_id' | 'prod_ref' | 'catalogue' | 'quantity' | 'shown_unit_cents' | 'vehicle'
>;

/**
 * Adds to the quantity where a product is in the cart already, which is then for the newest vehicle that was named. Returns the
 * resulting quantities.
 */
export async function addCartItems(
  db: DbOrTransaction,
  items: readonly NewItem[],
  now: Date,
): Promise<Pick<CartItemsTable, 'prod_ref' | 'quantity'>[]> {
  return db
    .insertInto('cart_items')
    .values(
      items.map((item) => ({
        ...item,
        id: newId(),
        item_key: itemKey(item),
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_key']).doUpdateSet(({ ref }) => ({
        quantity: sql`cart_items.quantity + excluded.quantity`,
        shown_unit_cents: ref('excluded.shown_unit_cents'),
        vehicle: sql`coalesce(excluded.vehicle, cart_items.vehicle)`,
      })),
    )
    .returning(['prod_ref', 'quantity'])
    .execute();
}

export const itemKey = ({ product_id, prod_ref }: Pick<NewItem, 'product_id' | 'prod_ref'>): string =>
  product_id ?? `ref:${prod_ref}`;

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
