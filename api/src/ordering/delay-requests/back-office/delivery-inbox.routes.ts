import {
  ApiError,
  DelayAnswerGiven,
  DeliveryRequest,
  DeliveryRequestQuery,
  DeliveryRequestUpdate,
  Id,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { orNotFound } from '../../../base/errors.ts';
import { answerRequest } from './answer-request.service.ts';
import { listDeliveryRequests, markHandled } from './delivery-inbox.queries.ts';

const shared = { tags: ['Administration : demandes de délai'], security: [{ admin: [] }] };

export async function deliveryInboxRoutes(app: App) {
  app.get(
    '/admin/deliveryRequests',
    {
      schema: {
        ...shared,
        summary: 'Requests for delivery information that wait for an answer',
        querystring: DeliveryRequestQuery,
        response: { 200: Type.Array(DeliveryRequest), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }) =>
      (await listDeliveryRequests(app.db, { withHandled: query.all === '1' })).map(present),
  );

  app.put(
    '/admin/deliveryRequest/:id',
    {
      schema: {
        ...shared,
        summary: 'Mark a request as done, or as waiting again',
        params: Type.Object({ id: Id }),
        body: DeliveryRequestUpdate,
        response: { 200: DeliveryRequest, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { params, body } = request;
      const now = app.now();
      return app.db.transaction().execute(async (transaction) => {
        const at = body.done ? now.toISOString() : null;
        const marked = present(orNotFound(await markHandled(transaction, params.id, at)));
        const line = {
          action: body.done ? 'deliveryRequest.handle' : 'deliveryRequest.reopen',
          kind: 'deliveryRequest',
          objectId: params.id,
          subject: marked.drProdRef,
        } as const;
        await recordAction(transaction, actorOf(request), line, now);
        return marked;
      });
    },
  );

  app.post(
    '/admin/deliveryRequest/:id/answer',
    {
      schema: {
        ...shared,
        summary: 'Answer the customer, once: beside the product, as a notification and by mail',
        params: Type.Object({ id: Id }),
        body: DelayAnswerGiven,
        response: { 200: DeliveryRequest, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const now = app.now();
      const { id } = request.params;
      const answered = await answerRequest(app.db, id, request.body, {
        publicUrl: app.config.publicUrl,
        now,
        record: (db, subject) => {
          const line = {
            action: 'deliveryRequest.answer',
            kind: 'deliveryRequest',
            objectId: id,
            subject,
          } as const;
          return recordAction(db, actorOf(request), line, now);
        },
      });
      app.jobs.wake();
      return present(answered);
    },
  );
}

function present(row: Awaited<ReturnType<typeof listDeliveryRequests>>[number]): DeliveryRequest {
  return {
    drId: row.id,
    drProdId: row.product_id,
    drProdRef: row.prod_ref,
    drUserId: row.user_id,
    drUserCompName: row.comp_name,
    drUserName: `${row.name} ${row.firstname}`.trim(),
    drUserEmail: row.email,
    drUserPhone: row.phone,
    drQuantity: row.quantity,
    drWishedOn: row.wished_on,
    drCreatedAt: row.created_at,
    drHandledAt: row.handled_at,
    drAnswer: row.answer,
    drPromisedOn: row.promised_on,
    drAnsweredAt: row.answered_at,
  };
}
