import { sql } from 'kysely';
import { compiledOnce } from '../../base/db/compiled-once.ts';
import type { CartItemsTable, CartsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { newId } from '../../base/secrets/tokens.ts';

export const listCartItems = (db: DbOrTransaction, userId: string) => itemsOf(db, { userId });

const itemsOf = compiledOnce<{ userId: string }, CartItemsTable>(['userId'], (db, { userId }) =>
  db
    .selectFrom('cart_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .compile(),
);

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

/** A line that comes back has its id and its moment: it stands where it stood. */
type NewItem = Omit<CartItemsTable, 'id' | 'created_at'> & Partial<Pick<CartItemsTable, 'id' | 'created_at'>>;

/**
 * Lines of these products that are for a vehicle, the oldest first: which of them an addition belongs to is decided by it. A product
 * has others only while it has none of these, and those go by the product alone.
 */
export async function linesForVehicles(db: DbOrTransaction, userId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('cart_items')
    .select(['item_key', 'product_id', 'vehicle'])
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .where('vehicle', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds to the quantity where a line has the key already; a line without a vehicle takes the one that is named. Returns the resulting quantities. */
export async function addCartItems(
  db: DbOrTransaction,
  items: readonly NewItem[],
  now: Date,
): Promise<Pick<CartItemsTable, 'prod_ref' | 'quantity'>[]> {
  return db
    .insertInto('cart_items')
    .values(items.map((item) => ({ id: newId(), created_at: now.toISOString(), ...item })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_key']).doUpdateSet(({ ref }) => ({
        quantity: sql`cart_items.quantity + excluded.quantity`,
        shown_unit_cents: ref('excluded.shown_unit_cents'),
        vehicle: sql`coalesce(cart_items.vehicle, excluded.vehicle)`,
        // What was answered last; of a line without a vehicle nothing was.
        equipment: sql`coalesce(excluded.equipment, cart_items.equipment)`,
      })),
    )
    .returning(['prod_ref', 'quantity'])
    .execute();
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
