import { ApiError, Id, PriceReasons } from '@extranet/shared/contracts';
import { QUANTITY } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { findCustomer } from '../../people/index.ts';
import { findAnyProduct } from '../products/back-office/admin-products.queries.ts';
import { findProduct } from '../products/products.queries.ts';
import { reasonsOf } from './price-reasons.ts';

const response = { 200: PriceReasons, '4xx': ApiError };
const querystring = Type.Object({
  quantity: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$', description: `1 to ${QUANTITY.max}` })),
});

/** 'Pourquoi ce prix ?': a customer of their own price, the office of any customer's. */
export async function priceReasonsRoutes(app: App) {
  app.get(
    '/product/:id/price',
    {
      schema: {
        tags: ['Catalogue'],
        security: [{ customer: [] }],
        summary: 'Why the product costs the customer what it costs',
        params: Type.Object({ id: Id }),
        querystring,
        response,
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

  app.get(
    '/admin/customer/:id/product/:prodId/price',
    {
      schema: {
        tags: ['Administration : prix spéciaux'],
        security: [{ admin: [] }],
        summary: 'Why a product costs this customer what it costs',
        params: Type.Object({ id: Id, prodId: Id }),
        querystring,
        response,
      },
      onRequest: app.admin,
    },
    async ({ params, query }) => {
      const customer = orNotFound(await findCustomer(app.db, params.id));
      const product = orNotFound(await findAnyProduct(app.db, params.prodId));
      return reasonsOf(app.db, customer, product, quantityOf(query));
    },
  );
}

const quantityOf = ({ quantity }: { quantity?: string }) => Number(quantity ?? 1);
