import {
  ApiError,
  Id,
  ListQuery,
  PartRequest,
  PartRequestAnswer,
  PartRequestChange,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { conflict, orNotFound } from '../../../base/errors.ts';
import { parseFilters } from '../../../base/lists/filters.ts';
import { parseSlice } from '../../../base/lists/slice.ts';
import { answerPartRequest } from './answer-part-request.service.ts';
import {
  findPartRequest,
  listPartRequests,
  markPartRequest,
  partRequestFields,
} from './part-request-inbox.queries.ts';

const shared = { tags: ['Administration : demandes de pièces'], security: [{ admin: [] }] };
const ById = Type.Object({ id: Id });

export async function partRequestInboxRoutes(app: App) {
  const onRequest = app.admin;

  app.get(
    '/admin/part-requests',
    {
      schema: {
        ...shared,
        summary: 'Requests for parts, those that wait first; {"status:eq":"new"} narrows them',
        querystring: ListQuery,
        response: { 200: Type.Array(PartRequest), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query }) =>
      listPartRequests(app.db, parseFilters(query.query, partRequestFields), parseSlice(query.l)),
  );

  app.put(
    '/admin/part-requests/:id',
    {
      schema: {
        ...shared,
        summary: 'Mark a request as done, or as waiting again',
        params: ById,
        body: PartRequestChange,
        response: { 200: PartRequest, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { status } = request.body;
      const { id } = request.params;
      const by = actorOf(request);
      const now = app.now();
      return app.db.transaction().execute(async (transaction) => {
        const before = orNotFound(await findPartRequest(transaction, id));
        // A second click, or a colleague's: who did it first stays.
        if (before.status === status) return before;
        // The customer has it in their mail: nothing waits here any more.
        if (before.answer) throw conflict('partRequest.answered', ANSWERED);
        const isDone = status === 'done';
        const change = { done_by: isDone ? by.name : '', done_at: isDone ? now.toISOString() : null };
        await markPartRequest(transaction, id, { status, ...change });
        const line = {
          action: isDone ? 'partRequest.finish' : 'partRequest.reopen',
          kind: 'partRequest',
          objectId: id,
          // What the customer wrote is theirs to be erased: the trail names whose request it was.
          subject: before.customer.name,
        } as const;
        await recordAction(transaction, by, line, now);
        return orNotFound(await findPartRequest(transaction, id));
      });
    },
  );

  app.post(
    '/admin/part-requests/:id/answer',
    {
      schema: {
        ...shared,
        summary: 'Answer a request: the customer is told by mail; 409 when it is answered already',
        params: ById,
        body: PartRequestAnswer,
        response: { 200: PartRequest, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { params, body } = request;
      const circumstances = { by: actorOf(request), publicUrl: app.config.publicUrl, now: app.now() };
      const answered = await app.db
        .transaction()
        .execute((transaction) => answerPartRequest(transaction, params.id, body, circumstances));
      app.jobs.wake();
      return answered;
    },
  );
}

const ANSWERED = 'Le client a reçu une réponse à cette demande\u00a0: elle ne peut plus être rouverte.';
