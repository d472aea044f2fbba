import { ApiError, Favourite, Favourites, Id } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound, unprocessable } from '../../base/errors.ts';
import { pricedById } from '../products/priced-products.queries.ts';
import { presentRow } from '../products/product.present.ts';
import { findProduct } from '../products/products.queries.ts';
import { dropFavourite, favouriteIds, keepFavourite } from './favourites.queries.ts';

/** More would be a list nobody reads; each comes whole, with its price. */
const FAVOURITES_MAX = 300;

const shared = { tags: ['Produits'], security: [{ customer: [] }] };
const one = {
  ...shared,
  params: Type.Object({ id: Id }),
  response: { 200: Favourite, '4xx': ApiError },
};

/** The products that an account keeps at hand. */
export async function favouritesRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'favourites' } as const;
  const url = '/product/:id/favourite';

  app.get(
    '/favourites',
    {
      schema: {
        ...shared,
        summary: 'The account’s favourites at its own prices, the latest first',
        response: { 200: Favourites, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { user } = request;
      const read = await app.reading(request);
      return read(async (db) => {
        const ids = await favouriteIds(db, user.id, user.catalogs);
        const { products, pricing } = await pricedById(db, user, ids, user.catalogs);
        const rows = new Map(products.map((row) => [row.id, presentRow(row, pricing)]));
        return ids.flatMap((id) => rows.get(id) ?? []);
      });
    },
  );

  app.put(
    url,
    { schema: { ...one, summary: 'Keep a product among the favourites' }, onRequest, config },
    async ({ params, user }) =>
      app.db.transaction().execute(async (transaction) => {
        const product = orNotFound(await findProduct(transaction, user.catalogs, params.id));
        const known = await favouriteIds(transaction, user.id, user.catalogs);
        if (known.length >= FAVOURITES_MAX && !known.includes(product.id))
          throw unprocessable(
            'favourites.full',
            `Vous avez ${FAVOURITES_MAX} favoris, le maximum. Retirez-en un avant d’en ajouter un autre.`,
          );
        await keepFavourite(transaction, user.id, product.id, app.now().toISOString());
        return { favourite: true };
      }),
  );

  app.delete(
    url,
    { schema: { ...one, summary: 'Take it from the favourites' }, onRequest, config },
    async ({ params, user }) => {
      // Also one that was withdrawn meanwhile: a page that still shows it can let go of it.
      await dropFavourite(app.db, user.id, params.id);
      return { favourite: false };
    },
  );
}
