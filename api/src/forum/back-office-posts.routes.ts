import {
  ApiError,
  FaqAnswer,
  FaqPost,
  FaqPostsQuery,
  FaqPostToModerate,
  FaqPostUpdate,
  Id,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../base/app-types.ts';
import { actorOf } from '../base/audit/actor.ts';
import { answerInBackOffice, decideInBackOffice, readPostsToModerate } from './back-office-posts.service.ts';

const shared = { tags: ['Administration : forum'], security: [{ admin: [] }] };

/** An administrator moderates without an account of the forum. */
export async function backOfficePostsRoutes(app: App) {
  app.get(
    '/admin/faq/posts',
    {
      schema: {
        ...shared,
        summary: 'Contributions that wait for moderation, of all threads, or all of one reference',
        querystring: FaqPostsQuery,
        response: { 200: Type.Array(FaqPostToModerate), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ user, query }) => readPostsToModerate(app.db, user, query.ref),
  );

  app.post(
    '/admin/faq/post',
    {
      schema: {
        ...shared,
        summary:
          'Answer in a thread in the name of the supplier, published at once; 404 where nobody has asked',
        body: FaqAnswer,
        response: { 200: FaqPost, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'forumDecisions' },
    },
    async (request) => {
      const { body, user } = request;
      const by = actorOf(request);
      const at = { publicUrl: app.config.publicUrl, now: app.now() };
      const post = await app.db
        .transaction()
        .execute((transaction) => answerInBackOffice(transaction, { user, by }, body, at));
      app.jobs.wake();
      return post;
    },
  );

  app.put(
    '/admin/faq/post/:id',
    {
      schema: {
        ...shared,
        summary: 'Edit or decide on a post; 409 when it changed since postUpdatedAt',
        params: Type.Object({ id: Id }),
        body: FaqPostUpdate,
        response: { 200: FaqPost, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'forumDecisions' },
    },
    async (request) => {
      const { params, body, user } = request;
      const by = actorOf(request);
      const at = { publicUrl: app.config.publicUrl, now: app.now() };
      const post = await app.db
        .transaction()
        .execute((transaction) => decideInBackOffice(transaction, { user, by }, params.id, body, at));
      app.jobs.wake();
      return post;
    },
  );
}
