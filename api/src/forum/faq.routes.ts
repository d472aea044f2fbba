import {
  ApiError,
  FaqModeration,
  FaqPost,
  FaqPostCreation,
  type FaqPostStatus,
  FaqPostUpdate,
  FaqSynonym,
  FaqThread,
  Id,
  ReferencesAsked,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../base/app-types.ts';
import { availableReferences } from './available-references.ts';
import { backOfficePostsRoutes } from './back-office-posts.routes.ts';
import { listThreads, listWordsOfTheTrade } from './faq.queries.ts';
import { requireContributor, requireModerator, requireReader } from './faq-roles.ts';
import { ownPostsRoutes } from './own-posts.routes.ts';
import { waitingThreads } from './posts.queries.ts';
import { decideOnPost, readThread, writePost } from './posts.service.ts';
import { presentThread } from './thread.present.ts';

const shared = { tags: ['Forum'], security: [{ customer: [] }] };
const ByRef = Type.Object({ ref: Type.String({ minLength: 1, maxLength: 64 }) });
const ById = Type.Object({ id: Id });
const Refs = { 200: Type.Array(Type.String()), '4xx': ApiError };
const Post = { 200: FaqPost, '4xx': ApiError };

export async function faqRoutes(app: App) {
  await app.register(backOfficePostsRoutes);
  await app.register(ownPostsRoutes);
  app.get(
    '/faq/threads',
    {
      schema: {
        ...shared,
        summary: 'Threads by their last readable post',
        response: { 200: Type.Array(FaqThread), '4xx': ApiError },
      },
      onRequest: [app.customer, requireReader],
    },
    async (request): Promise<FaqThread[]> => {
      const { user } = request;
      const readable: FaqPostStatus[] =
        user.faq_role === 'admin' ? ['validated', 'unvalidated', 'draft'] : ['validated'];
      const read = await app.reading(request);
      const threads = await read((db) => listThreads(db, user, readable));
      return threads.map((thread) => presentThread(thread, user));
    },
  );

  app.get(
    '/faq/synonyms',
    {
      schema: {
        ...shared,
        summary: 'How garages write what is called otherwise, as the search of products knows it',
        response: { 200: Type.Array(FaqSynonym), '4xx': ApiError },
      },
      onRequest: [app.customer, requireReader],
    },
    async (request) => (await app.reading(request))(listWordsOfTheTrade),
  );

  app.get(
    '/faq/availableRefs',
    {
      schema: {
        ...shared,
        summary:
          'References whose thread can be started or joined; with what was typed or a slice, those that a field suggests',
        querystring: ReferencesAsked,
        response: Refs,
      },
      onRequest: [app.customer, requireReader],
    },
    async ({ query, user }) => availableReferences(app.db, user, query),
  );

  app.get(
    '/faq/thread/:ref',
    {
      schema: {
        ...shared,
        summary: 'Posts of a thread, oldest first; none yet for a reference that nobody discussed',
        params: ByRef,
        response: { 200: Type.Array(FaqPost), '4xx': ApiError },
      },
      onRequest: [app.customer, requireReader],
    },
    async ({ params, user }) => readThread(app.db, user, params.ref),
  );

  app.post(
    '/faq/post',
    {
      schema: {
        ...shared,
        summary: 'Contribute; waits for validation unless a forum administrator says otherwise',
        body: FaqPostCreation,
        response: Post,
      },
      onRequest: [app.customer, requireContributor],
      config: { limit: 'forumPosts' },
    },
    async ({ body, user }) => {
      const post = await writePost(app.db, user, body, app.config.publicUrl, app.now());
      app.jobs.wake();
      return post;
    },
  );

  app.put(
    '/faq/post/:id',
    {
      schema: {
        ...shared,
        summary: 'Edit or decide on a post; 409 when it changed since postUpdatedAt',
        params: ById,
        body: FaqPostUpdate,
        response: Post,
      },
      onRequest: [app.customer, requireModerator],
      config: { limit: 'forumDecisions' },
    },
    async ({ params, body, user }) => {
      const at = { publicUrl: app.config.publicUrl, now: app.now() };
      const post = await app.db
        .transaction()
        .execute((transaction) => decideOnPost(transaction, user, params.id, body, at));
      app.jobs.wake();
      return post;
    },
  );

  app.get(
    '/faq/moderation',
    {
      schema: {
        ...shared,
        summary: 'How much waits for validation, and in which threads',
        response: { 200: FaqModeration, '4xx': ApiError },
      },
      onRequest: [app.customer, requireModerator],
    },
    async () => {
      const threads = await waitingThreads(app.db);
      return {
        waiting: threads.reduce((sum, { waiting }) => sum + waiting, 0),
        refs: threads.map(({ ref }) => ref),
      };
    },
  );
}
