import {
  ApiError,
  Id,
  Order,
  OrderCancel,
  OrderLife,
  OrderMails,
  OrderRequestPost,
  PromiseQuery,
  Promises,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { nameOf } from '../../../base/audit/actor.ts';
import type { CurrentUser } from '../../../base/current-user.ts';
import { orNotFound } from '../../../base/errors.ts';
import { readOrder } from '../draft.service.ts';
import { findOrder, listItemsOf } from '../orders.queries.ts';
import { cancelLines } from './cancel-lines.service.ts';
import { readLife } from './order-life.present.ts';
import { keepMailChoices, mailChoices } from './order-life.queries.ts';
import { placeOf } from './place.ts';
import { promisesFor, readPromiseSettings } from './promises.ts';
import { askForChange } from './requests.service.ts';

const shared = { tags: ['Commandes'], security: [{ customer: [] }] };
const ById = Type.Object({ id: Id });
const answers = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => ({ 200: schema, '4xx': ApiError });

/** A customer's side of an order's life. */
export async function orderLifeRoutes(app: App) {
  const { customer: onRequest } = app;
  const { publicUrl } = app.config;
  const config = { limit: 'orders' } as const;
  const changing = (user: CurrentUser, orderId: string, version: number | undefined) => ({
    db: app.db,
    orderId,
    version,
    ownerId: user.id,
    user,
    by: { kind: 'customer', name: nameOf(user) } as const,
    publicUrl,
    now: app.now(),
  });
  const lifeOf = async (user: CurrentUser, id: string) => {
    const order = orNotFound(await findOrder(app.db, user.id, id));
    return readLife(app.db, order, await listItemsOf(app.db, [id]), { forOffice: false });
  };

  app.get(
    '/order/:id/life',
    {
      schema: {
        ...shared,
        summary: 'What happened to an order, its parcels and requests',
        params: ById,
        response: answers(OrderLife),
      },
      onRequest,
    },
    ({ params, user }) => lifeOf(user, params.id),
  );

  app.post(
    '/order/:id/cancel',
    {
      schema: {
        ...shared,
        summary: 'Cancels lines that are not in preparation yet, whole or some pieces of them',
        description:
          '409 order.changed: something happened meanwhile, `events` says what. 409 order.stepNotAllowed: `lines` names those that cannot be cancelled any more; nothing was.',
        params: ById,
        body: OrderCancel,
        response: answers(Order),
      },
      onRequest,
      config,
    },
    async ({ params, body, user }) => {
      const { version, ...cancel } = body;
      await cancelLines(changing(user, params.id, version), cancel);
      app.jobs.wake();
      return readOrder(app.db, user, params.id);
    },
  );

  app.post(
    '/order/:id/requests',
    {
      schema: {
        ...shared,
        summary: 'Asks the office for a change, in words',
        params: ById,
        body: OrderRequestPost,
        response: answers(OrderLife),
      },
      onRequest,
      config: { limit: 'orderRequests' },
    },
    async ({ params, body, user }) => {
      await askForChange(changing(user, params.id, undefined), body.text);
      app.jobs.wake();
      return lifeOf(user, params.id);
    },
  );

  app.get(
    '/order-mails',
    {
      schema: {
        ...shared,
        summary: 'Of which steps the caller hears by mail',
        response: answers(OrderMails),
      },
      onRequest,
    },
    ({ user }) => mailChoices(app.db, user.id),
  );

  app.put(
    '/order-mails',
    {
      schema: { ...shared, summary: 'Chooses them', body: OrderMails, response: answers(OrderMails) },
      onRequest,
      config: { limit: 'profileChanges' },
    },
    async ({ body, user }) => {
      await keepMailChoices(app.db, user.id, body);
      return body;
    },
  );

  app.get(
    '/promise',
    {
      schema: {
        ...shared,
        summary: 'When what is ordered now would arrive, for each stock code: an estimate',
        description:
          'At one of the caller’s addresses (`daId`), at a postcode, or else where the last order went or the account is.',
        querystring: PromiseQuery,
        response: answers(Promises),
      },
      onRequest,
    },
    async ({ query, user }) => {
      const [place, settings] = [await placeOf(app.db, user, query), await readPromiseSettings(app.db)];
      return promisesFor(place, settings, app.now());
    },
  );
}
