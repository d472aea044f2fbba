import {
  ApiError,
  DeliveryRequest,
  DeliveryRequestAnswer,
  DeliveryRequestQuery,
  DeliveryRequestUpdate,
  Id,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { answerRequest, markRequest } from './answer-request.service.ts';
import { listDeliveryRequests } from './delivery-inbox.queries.ts';
import { presentRequests } from './present-requests.ts';

const shared = { tags: ['Administration : demandes de délai'], security: [{ admin: [] }] };
const ById = Type.Object({ id: Id });

export async function deliveryInboxRoutes(app: App) {
  app.get(
    '/admin/deliveryRequests',
    {
      schema: {
        ...shared,
        summary: 'Requests for delivery information that wait for an answer, with stock and price',
        querystring: DeliveryRequestQuery,
        response: { 200: Type.Array(DeliveryRequest), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }) =>
      presentRequests(app.db, await listDeliveryRequests(app.db, { withHandled: query.all === '1' })),
  );

  app.put(
    '/admin/deliveryRequest/:id',
    {
      schema: {
        ...shared,
        summary: 'Mark a request as done, or as waiting again',
        params: ById,
        body: DeliveryRequestUpdate,
        response: { 200: DeliveryRequest, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { params, body } = request;
      const circumstances = { by: actorOf(request), now: app.now() };
      return app.db
        .transaction()
        .execute((transaction) => markRequest(transaction, params.id, body.done, circumstances));
    },
  );

  app.post(
    '/admin/deliveryRequest/:id/answer',
    {
      schema: {
        ...shared,
        summary: 'Answer a request: the customer is told by mail; 409 when it is answered already',
        params: ById,
        body: DeliveryRequestAnswer,
        response: { 200: DeliveryRequest, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { params, body } = request;
      const circumstances = { by: actorOf(request), publicUrl: app.config.publicUrl, now: app.now() };
      const answered = await app.db
        .transaction()
        .execute((transaction) => answerRequest(transaction, params.id, body, circumstances));
      app.jobs.wake();
      return answered;
    },
  );
}
