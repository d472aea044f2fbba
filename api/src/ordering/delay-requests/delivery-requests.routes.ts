import {
  ApiError,
  DeliveryInformationAsked,
  DeliveryInformationRequest,
  Id,
  ProductDelay,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { presentDelay } from './delay.present.ts';
import { requestDelivery } from './delivery-requests.service.ts';
import { findLastRequest } from './own-delay.queries.ts';

export async function deliveryRequestsRoutes(app: App) {
  app.post(
    '/product/delivryInformationRequest',
    {
      schema: {
        tags: ['Produits'],
        summary: 'Asks the supplier when a product can be delivered',
        security: [{ customer: [] }],
        body: DeliveryInformationRequest,
        response: { 200: DeliveryInformationAsked, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'deliveryRequests' },
    },
    async ({ body, user }) => {
      const { publicUrl } = app.config;
      const alreadyAsked = !(await requestDelivery(app.db, user, body, publicUrl, app.now()));
      app.jobs.wake();
      return { done: true as const, alreadyAsked };
    },
  );

  app.get(
    '/product/:id/delay',
    {
      schema: {
        tags: ['Produits'],
        summary: 'The account’s last request about a product, with its answer',
        security: [{ customer: [] }],
        params: Type.Object({ id: Id }),
        response: { 200: ProductDelay, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ params, user }) => {
      const row = await findLastRequest(app.db, user.id, params.id);
      return { request: row ? presentDelay(row) : null };
    },
  );
}
