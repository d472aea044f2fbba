import {
  ApiError,
  Done,
  Id,
  NotificationCount,
  NotificationList,
  NotificationQuery,
  NotificationStreamQuery,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { presentNotification } from './notification.present.ts';
import {
  countUnread,
  isOwnNotification,
  listNotifications,
  markRead,
  PAGE_ROWS,
} from './notifications.queries.ts';

const shared = { tags: ['Notifications'], security: [{ customer: [] }] };

export async function notificationsRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'notifications' } as const;

  app.get(
    '/notifications',
    {
      schema: {
        ...shared,
        summary: 'What the account was told, the newest first',
        querystring: NotificationQuery,
        response: { 200: NotificationList, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query, user }) => {
      const rows = await listNotifications(app.db, user.id, query.before);
      return {
        notifications: rows.slice(0, PAGE_ROWS).map(presentNotification),
        unread: await countUnread(app.db, user.id),
        more: rows.length > PAGE_ROWS,
      };
    },
  );

  app.get(
    '/notifications/unread',
    {
      schema: {
        ...shared,
        summary: 'How many are unread',
        response: { 200: NotificationCount, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => ({ unread: await countUnread(app.db, user.id) }),
  );

  app.get(
    '/notifications/stream',
    {
      schema: {
        ...shared,
        summary:
          'Server-sent events: how many are unread and which registry of remotes is in use, now and at each change',
        querystring: NotificationStreamQuery,
        description:
          'Ends after some minutes; ask anew. 204: too many are open, ask for the number each minute.',
        response: { 204: Type.Null(), '4xx': ApiError },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.raw.setHeader('content-type', 'text/event-stream');
      reply.raw.setHeader('cache-control', 'no-store');
      // nginx would otherwise collect the events.
      reply.raw.setHeader('x-accel-buffering', 'no');
      reply.raw.setHeader('x-request-id', request.id);
      reply.hijack();
      const isOpen = await app.live.open(request.user.id, reply.raw);
      if (!isOpen) reply.raw.writeHead(204);
      if (!isOpen || request.query.once === '1') reply.raw.end();
      return reply;
    },
  );

  app.post(
    '/notifications/:id/read',
    {
      schema: {
        ...shared,
        summary: 'One is read, on all devices',
        params: Type.Object({ id: Id }),
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ params, user }) => {
      await app.db.transaction().execute(async (transaction) => {
        const isOwn = await isOwnNotification(transaction, user.id, params.id);
        orNotFound(isOwn || undefined);
        await markRead(transaction, user.id, params.id, app.now().toISOString());
      });
      return { done: true as const };
    },
  );

  app.post(
    '/notifications/read',
    {
      schema: { ...shared, summary: 'All are read', response: { 200: Done, '4xx': ApiError } },
      onRequest,
      config,
    },
    async ({ user }) => {
      await app.db
        .transaction()
        .execute((transaction) => markRead(transaction, user.id, null, app.now().toISOString()));
      return { done: true as const };
    },
  );
}
