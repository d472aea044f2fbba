import { ApiError, Id, PriceReasons } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { findProduct } from '../products/products.queries.ts';
import { askedQuantity, quantityOf } from './asked-quantity.ts';
import { reasonsOf } from './price-reasons.ts';

/** 'Pourquoi ce prix ?': a customer of their own price. */
export async function priceReasonsRoutes(app: App) {
  app.get(
    '/product/:id/price',
    {
      schema: {
        tags: ['Catalogue'],
        security: [{ customer: [] }],
        summary: 'Why the product costs the customer what it costs',
        params: Type.Object({ id: Id }),
        querystring: askedQuantity,
        response: { 200: PriceReasons, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async (request) => {
      const { params, user, query } = request;
      const read = await app.reading(request);
      return read(async (db) =>
        reasonsOf(db, user, orNotFound(await findProduct(db, user.catalogs, params.id)), quantityOf(query)),
      );
    },
  );
}
