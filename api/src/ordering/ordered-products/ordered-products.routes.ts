import { ApiError, OrderedProducts } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { orderedProducts } from './ordered-products.queries.ts';

export async function orderedProductsRoutes(app: App) {
  app.get(
    '/ordered',
    {
      schema: {
        tags: ['Commandes'],
        summary: 'The products that the account has ordered, each with its last order',
        security: [{ customer: [] }],
        response: { 200: OrderedProducts, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ user }) => orderedProducts(app.db, user.id),
  );
}
