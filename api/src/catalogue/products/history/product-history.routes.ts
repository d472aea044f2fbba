import { ApiError, Id, ProductChange } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { orNotFound } from '../../../base/errors.ts';
import { findAnyProduct } from '../back-office/admin-products.queries.ts';
import { productHistory } from './product-history.queries.ts';

export async function productHistoryRoutes(app: App) {
  app.get(
    '/admin/product/:id/history',
    {
      schema: {
        tags: ['Administration : produits'],
        security: [{ admin: [] }],
        summary: 'What a product’s price and stock were, from when on, and by whom or by which file',
        params: Type.Object({ id: Id }),
        response: { 200: Type.Array(ProductChange), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params }) => productHistory(app.db, orNotFound(await findAnyProduct(app.db, params.id)).id),
  );
}
