import { ApiError, CustomerOverview, Id, ProductOverview } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { findAnyProduct } from '../../catalogue/index.ts';
import { findCustomer } from '../../people/index.ts';
import { listDeliveries } from '../deliveries/deliveries.queries.ts';
import { presentDelivery } from '../deliveries/delivery.present.ts';
import { ordersOfCustomer, ordersOfReference } from './overviews.queries.ts';

const YEAR_MS = 365 * 86_400_000;
const ById = Type.Object({ id: Id });
const security = [{ admin: [] }];

/** What a clerk sees beside a customer or a product. */
export async function overviewsRoutes(app: App) {
  const yearAgo = () => new Date(app.now().getTime() - YEAR_MS).toISOString();

  app.get(
    '/admin/customer/:id/overview',
    {
      schema: {
        tags: ['Administration : clients'],
        security,
        summary: 'Delivery addresses, hidden ones too, and what the customer ordered',
        params: ById,
        response: { 200: CustomerOverview, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params: { id } }): Promise<CustomerOverview> => {
      orNotFound(await findCustomer(app.db, id));
      const { orders, idle, last, cents } = await ordersOfCustomer(app.db, id, yearAgo());
      const deliveries = (await listDeliveries(app.db, id, [])).map(presentDelivery);
      return { deliveries, orders, ordersIdle: idle, lastOrderedAt: last, yearTotalPriceET: cents / 100 };
    },
  );

  app.get(
    '/admin/product/:id/overview',
    {
      schema: {
        tags: ['Administration : produits'],
        security,
        summary: 'How a product sold in the last twelve months',
        params: ById,
        response: { 200: ProductOverview, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params: { id } }): Promise<ProductOverview> => {
      const { ref_norm } = orNotFound(await findAnyProduct(app.db, id));
      const { orders, quantity, last } = await ordersOfReference(app.db, ref_norm, yearAgo());
      return { orders, quantity, lastOrderedAt: last };
    },
  );
}
