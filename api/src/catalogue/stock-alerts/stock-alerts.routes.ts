import { ApiError, Id, StockAlert } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound, unprocessable } from '../../base/errors.ts';
import { findProduct } from '../products/products.queries.ts';
import { dropAlert, isWaiting, keepAlert } from './stock-alerts.queries.ts';

const ById = Type.Object({ id: Id });
const shared = {
  tags: ['Produits'],
  security: [{ customer: [] }],
  params: ById,
  response: { 200: StockAlert, '4xx': ApiError },
};

/** 'Me prévenir' on a product that is sold out. */
export async function stockAlertsRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'stockAlerts' } as const;
  const url = '/product/:id/stockAlert';

  app.get(
    url,
    { schema: { ...shared, summary: 'Whether the account waits for the product' }, onRequest },
    async ({ params, user }) => {
      const product = orNotFound(await findProduct(app.db, user.catalogs, params.id));
      return { waiting: await isWaiting(app.db, user.id, product.id) };
    },
  );

  app.put(
    url,
    {
      schema: { ...shared, summary: 'Tell the account once when it can be ordered again' },
      onRequest,
      config,
    },
    async ({ params, user }) =>
      app.db.transaction().execute(async (transaction) => {
        const product = orNotFound(await findProduct(transaction, user.catalogs, params.id));
        if (product.stock_code !== '9')
          throw unprocessable(
            'product.inStock',
            'Ce produit peut être commandé\u00a0: il n’y a rien à attendre.',
          );
        await keepAlert(transaction, user.id, product.id, app.now().toISOString());
        return { waiting: true };
      }),
  );

  app.delete(
    url,
    { schema: { ...shared, summary: 'Do not tell it any more' }, onRequest, config },
    async ({ params, user }) => {
      const product = orNotFound(await findProduct(app.db, user.catalogs, params.id));
      await dropAlert(app.db, user.id, product.id);
      return { waiting: false };
    },
  );
}
