import { sql } from 'kysely';
import { compiledOnce } from '../../../base/db/compiled-once.ts';
import { isPostgres } from '../../../base/db/is-postgres.ts';
import { oneOf } from '../../../base/db/one-of.ts';
import type { CartItemsTable, CartsTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';

type CartFacts = Pick<CartsTable, 'version' | 'updated_at' | 'told_fingerprint' | 'told_key'>;
export type SeenItem = CartItemsTable & CartFacts;

/**
 * Two carts with the same stamp have the same lines. The instant stands beside the version because another server, which took over,
 * may not know the last changes: it would give their versions to others.
 */
export const stampOf = ({ version, updated_at }: Pick<CartsTable, 'version' | 'updated_at'>): string =>
  `${version} ${updated_at}`;

/** The lines of a cart, each with what the cart says of itself, as they were at one moment. */
export const seeCart = (db: DbOrTransaction, userId: string): Promise<SeenItem[]> =>
  itemsWithCart(db, { userId });

const itemsWithCart = compiledOnce<{ userId: string }, SeenItem>(['userId'], (db, { userId }) =>
  db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.user_id', 'cart_items.user_id')
    .selectAll('cart_items')
    .select(['carts.version', 'carts.updated_at', 'carts.told_fingerprint', 'carts.told_key'])
    .where('cart_items.user_id', '=', userId)
    .orderBy('cart_items.created_at')
    .orderBy('cart_items.id')
    .compile(),
);

/** Locks those that nobody is changing until the transaction ends, without waiting for the others. Answers their stamps. */
export async function lockFreeCarts(
  db: DbOrTransaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const carts = await db
    .selectFrom('carts')
    .select(['user_id', 'version', 'updated_at'])
    .where(oneOf(db, 'user_id', userIds))
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate().skipLocked())
    .execute();
  return new Map(carts.map((cart) => [cart.user_id, stampOf(cart)]));
}

export async function emptyCarts(db: DbOrTransaction, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where(oneOf(db, 'user_id', userIds))
    .execute();
}

export async function noteCartsChanged(
  db: DbOrTransaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ version: sql`version + 1`, updated_at: now.toISOString() })
    .where(oneOf(db, 'user_id', userIds))
    .execute();
}

/** The year's next numbers; answers the first. Taken in the orders' own transaction: a rollback frees them again, so that none is missing. */
export async function nextNumbers(db: DbOrTransaction, year: number, count: number): Promise<number> {
  const { last } = await db
    .insertInto('order_counters')
    .values({ year, last: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`order_counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}
