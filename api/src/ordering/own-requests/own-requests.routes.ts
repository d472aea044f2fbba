import { ApiError, OwnRequests } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { ownRequests } from './own-requests.service.ts';

export async function ownRequestsRoutes(app: App) {
  app.get(
    '/requests',
    {
      schema: {
        tags: ['Produits'],
        summary: 'What the account waits for: stock alerts, delay requests and parts that no search found',
        security: [{ customer: [] }],
        response: { 200: OwnRequests, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ user }) => ownRequests(app.db, user),
  );
}
