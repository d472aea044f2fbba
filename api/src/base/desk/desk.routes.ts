import { ApiError, Desk, FindAnswer, FindQuery } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import { findAnywhere, readDesk } from './desk.service.ts';
import type { DeskSource } from './desk-source.ts';

const shared = { tags: ['Administration : tableau de bord'], security: [{ admin: [] }] };

/** What a clerk begins the day with; the wings bring what is theirs. */
export async function deskRoutes(app: App, { sources }: { readonly sources: readonly DeskSource[] }) {
  app.get(
    '/admin/desk',
    {
      schema: {
        ...shared,
        summary: 'What waits for the back office, and the week in figures beside the one before',
        response: { 200: Desk, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const read = await app.reading(request);
      return read((db) => readDesk(db, sources, app.now()));
    },
  );

  app.get(
    '/admin/find',
    {
      schema: {
        ...shared,
        summary: 'Customers, orders, products and posts by one text, some of each',
        querystring: FindQuery,
        response: { 200: FindAnswer, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'searches' },
    },
    async (request) => {
      for (const { ready } of sources) await ready?.(app.database);
      const read = await app.reading(request);
      return { groups: await read((db) => findAnywhere(db, sources, request.query.q, app.now())) };
    },
  );
}
