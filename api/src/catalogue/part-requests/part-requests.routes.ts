import { ApiError, PartRequestTaken, PartRequestWish } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { askForPart } from './ask-for-part.service.ts';

export async function partRequestsRoutes(app: App) {
  app.post(
    '/part-requests',
    {
      schema: {
        tags: ['Produits'],
        summary: 'Asks the supplier for a part that no search found; the same key asks once',
        security: [{ customer: [] }],
        body: PartRequestWish,
        response: { 200: PartRequestTaken, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'partRequests' },
    },
    async ({ body, user }) => {
      const { publicUrl } = app.config;
      const id = await askForPart(app.db, user, body, { publicUrl, now: app.now() });
      app.jobs.wake();
      return { done: true as const, id };
    },
  );
}
