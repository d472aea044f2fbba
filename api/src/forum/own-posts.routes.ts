import { ApiError, Done, FaqPost, FaqPostRewriting, Id } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../base/app-types.ts';
import { requireContributor } from './faq-roles.ts';
import { rewriteOwnPost, withdrawOwnPost } from './own-posts.service.ts';

const shared = { tags: ['Forum'], security: [{ customer: [] }] };
const ById = Type.Object({ id: Id });

/** What its author may do with a contribution that waits for validation. */
export async function ownPostsRoutes(app: App) {
  const onRequest = [app.customer, requireContributor];
  const config = { limit: 'forumPosts' } as const;

  app.put(
    '/faq/waitingPost/:id',
    {
      schema: {
        ...shared,
        summary:
          'Change one’s own contribution while it waits; 409 once a moderator has decided, or when it changed since postUpdatedAt',
        params: ById,
        body: FaqPostRewriting,
        response: { 200: FaqPost, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ params, body, user }) =>
      app.db
        .transaction()
        .execute((transaction) => rewriteOwnPost(transaction, user, params.id, body, app.now())),
  );

  app.delete(
    '/faq/waitingPost/:id',
    {
      schema: {
        ...shared,
        summary: 'Withdraw one’s own contribution while it waits; 409 once a moderator has decided',
        params: ById,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ params, user }) => {
      await withdrawOwnPost(app.db, user, params.id);
      return { done: true as const };
    },
  );
}
