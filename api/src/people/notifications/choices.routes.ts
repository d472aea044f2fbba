import {
  ApiError,
  Done,
  NotificationChoices,
  NotificationChoicesChange,
  PushEndpoint,
  PushSubscriptionGiven,
} from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { invalidFields } from '../../base/errors.ts';
import { deviceName } from '../sessions/device.ts';
import { choicesOf, saveChoices } from './choices.queries.ts';
import { mayBePushedTo } from './push/send-push.ts';
import { removeSubscription, saveSubscription } from './push/subscriptions.queries.ts';

const shared = { tags: ['Notifications'], security: [{ customer: [] }] };
const NOT_PUBLIC = {
  field: 'endpoint',
  code: 'notPublic',
  message: 'Le service de notification de ce navigateur n’a pas d’adresse publique.',
};

export async function choicesRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'notifications' } as const;
  const pushKey = app.config.pushKeys?.publicKey ?? null;

  app.get(
    '/notifications/choices',
    {
      schema: {
        ...shared,
        summary: 'Of what the account is told by mail and by push',
        response: { 200: NotificationChoices, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => ({ choices: await choicesOf(app.db, user.id), pushKey }),
  );

  app.put(
    '/notifications/choices',
    {
      schema: {
        ...shared,
        summary: 'Changes the choices that are named',
        body: NotificationChoicesChange,
        response: { 200: NotificationChoices, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ body, user }) =>
      app.db.transaction().execute(async (transaction) => {
        await saveChoices(transaction, user.id, body.choices);
        return { choices: await choicesOf(transaction, user.id), pushKey };
      }),
  );

  app.post(
    '/notifications/push',
    {
      schema: {
        ...shared,
        summary: 'This browser wants to be told',
        body: PushSubscriptionGiven,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ body, user, headers }) => {
      const { pushKeys } = app.config;
      if (!mayBePushedTo(body.endpoint, pushKeys?.privateOrigin ?? null)) throw invalidFields([NOT_PUBLIC]);
      const device = deviceName(headers['user-agent']);
      await app.db
        .transaction()
        .execute((transaction) => saveSubscription(transaction, user.id, body, device, app.now()));
      return { done: true as const };
    },
  );

  app.delete(
    '/notifications/push',
    {
      schema: {
        ...shared,
        summary: 'This browser does not any more',
        body: PushEndpoint,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ body, user }) => {
      await removeSubscription(app.db, user.id, body.endpoint);
      return { done: true as const };
    },
  );
}
