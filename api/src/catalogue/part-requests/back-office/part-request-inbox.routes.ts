import { ApiError, Id, ListQuery, PartRequest, PartRequestChange } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { orNotFound } from '../../../base/errors.ts';
import { parseFilters } from '../../../base/lists/filters.ts';
import { parseSlice } from '../../../base/lists/slice.ts';
import {
  findPartRequest,
  listPartRequests,
  markPartRequest,
  partRequestFields,
} from './part-request-inbox.queries.ts';

const shared = { tags: ['Administration : demandes de pièces'], security: [{ admin: [] }] };

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
        params: Type.Object({ id: Id }),
        body: PartRequestChange,
        response: { 200: PartRequest, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { status } = request.body;
      const { id } = request.params;
      const by = actorOf(request);
      return app.db.transaction().execute(async (transaction) => {
        const before = orNotFound(await findPartRequest(transaction, id));
        // A second click, or a colleague's: who did it first stays.
        if (before.status === status) return before;
        await markPartRequest(transaction, id, { status, done_by: status === 'done' ? by.name : '' });
        const line = {
          action: status === 'done' ? 'partRequest.finish' : 'partRequest.reopen',
          kind: 'partRequest',
          objectId: id,
          // What the customer wrote is theirs to be erased: the trail names whose request it was.
          subject: before.customer.name,
        } as const;
        await recordAction(transaction, by, line, app.now());
        return orNotFound(await findPartRequest(transaction, id));
      });
    },
  );
}
