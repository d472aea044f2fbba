import { ApiError, DeliveryInformationAsked, DeliveryInformationRequest } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { requestDelivery } from './delivery-requests.service.ts';

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
}
