import { ApiError, FileResponse, Id, OrderReturns, Return, ReturnPost } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { notFound, orNotFound } from '../../base/errors.ts';
import { findOrder } from '../orders/orders.queries.ts';
import { askForReturn, readOrderReturns } from './ask-return.service.ts';
import { presentReturns } from './return.present.ts';
import { returnSlip } from './return-slip.ts';
import { findReturn, listReturnsOf } from './returns.queries.ts';
import { withdrawReturn } from './withdraw-return.service.ts';

const shared = { tags: ['Retours'], security: [{ customer: [] }] };
const ById = Type.Object({ id: Id });
const answers = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => ({ 200: schema, '4xx': ApiError });

/** The customer's side: asks for returns and follows them. */
export async function returnsRoutes(app: App) {
  const { customer: onRequest } = app;
  const own = async (user: CurrentUser, id: string) => {
    const row = orNotFound(await findReturn(app.db, id));
    if (row.user_id !== user.id) throw notFound();
    return row;
  };

  app.get(
    '/returns',
    {
      schema: {
        ...shared,
        summary: 'The account’s returns, the newest first',
        response: answers(Type.Array(Return)),
      },
      onRequest,
    },
    async ({ user }) => presentReturns(app.db, await listReturnsOf(app.db, user.id), { forOffice: false }),
  );

  app.get(
    '/return/:id',
    {
      schema: { ...shared, summary: 'One return', params: ById, response: answers(Return) },
      onRequest,
    },
    async ({ params, user }) => {
      const [one] = await presentReturns(app.db, [await own(user, params.id)], { forOffice: false });
      return orNotFound(one);
    },
  );

  app.get(
    '/return/:id/slip',
    {
      schema: {
        ...shared,
        summary: 'The slip for the parcel, as PDF; 409 before the return is accepted',
        params: ById,
        response: answers(FileResponse),
      },
      onRequest,
      config: { limit: 'documents' },
    },
    async ({ params, user }) => returnSlip(app.db, await own(user, params.id), app.config.publicUrl),
  );

  app.post(
    '/return/:id/withdraw',
    {
      schema: {
        ...shared,
        summary: 'Withdraws a request; 409 return.decided once the office has decided',
        params: ById,
        response: answers(Return),
      },
      onRequest,
      config: { limit: 'returns' },
    },
    async (request) => {
      const { params, user } = request;
      await withdrawReturn(app.db, params.id, { userId: user.id, by: actorOf(request), now: app.now() });
      const [one] = await presentReturns(app.db, [await own(user, params.id)], { forOffice: false });
      return orNotFound(one);
    },
  );

  app.get(
    '/order/:id/returns',
    {
      schema: {
        ...shared,
        summary: 'Returns of an order, and what of it can still be returned',
        params: ById,
        response: answers(OrderReturns),
      },
      onRequest,
    },
    async ({ params, user }) =>
      readOrderReturns(app.db, orNotFound(await findOrder(app.db, user.id, params.id)).id),
  );

  app.post(
    '/order/:id/returns',
    {
      schema: {
        ...shared,
        summary: 'Asks to return pieces that were sent; the same key asks once',
        description: '409 return.tooMany: `lines` says how many of each are left; nothing was asked for.',
        params: ById,
        body: ReturnPost,
        response: answers(Return),
      },
      onRequest,
      config: { limit: 'returns' },
    },
    async ({ params, body, user }) => {
      const { publicUrl } = app.config;
      const asking = { user, orderId: params.id, publicUrl, now: app.now() };
      const id = await askForReturn(app.db, asking, body);
      app.jobs.wake();
      const [one] = await presentReturns(app.db, [await own(user, id)], { forOffice: false });
      return orNotFound(one);
    },
  );
}
