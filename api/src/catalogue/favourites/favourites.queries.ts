import type { Catalogue } from '@extranet/shared/contracts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';
import { visible } from '../products/products.queries.ts';

/** The ids of those that the account may see, the latest first. */
export async function favouriteIds(
  db: Reading,
  userId: string,
  catalogs: readonly Catalogue[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.product_id')
    .select('favourites.product_id')
    .where('favourites.user_id', '=', userId)
    .where(visible(catalogs))
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function keepFavourite(
  db: DbOrTransaction,
  userId: string,
  productId: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ user_id: userId, product_id: productId, added_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}

export async function dropFavourite(db: DbOrTransaction, userId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}
