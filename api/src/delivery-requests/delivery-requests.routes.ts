import { ApiError, DeliveryInformationRequest, Done } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import { requestDeliveryInformation } from './delivery-requests.service.ts';

export async function deliveryRequestsRoutes(app: App) {
  app.post(
    '/product/delivryInformationRequest',
    {
      schema: {
        tags: ['Produits'],
        summary: 'Asks the supplier when a product can be delivered',
        security: [{ customer: [] }],
        body: DeliveryInformationRequest,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ body, user }) => {
      await requestDeliveryInformation(app.db, user, body.prodId, app.config.publicUrl, app.now());
      app.outbox.wake();
      return { done: true as const };
    },
  );
}
