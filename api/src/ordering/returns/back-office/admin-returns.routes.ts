import {
  AdminReturn,
  ApiError,
  FileResponse,
  Id,
  ListQuery,
  ReturnStepPost,
} from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { orNotFound } from '../../../base/errors.ts';
import { parseFilters } from '../../../base/lists/filters.ts';
import { parseSlice } from '../../../base/lists/slice.ts';
import { ofCustomers } from '../../orders/back-office/admin-orders.filter.ts';
import { presentAdminReturns } from '../return.present.ts';
import { returnSlip } from '../return-slip.ts';
import { takeReturnStep } from '../return-steps.service.ts';
import { findReturn } from '../returns.queries.ts';
import { listReturns, returnFields } from './admin-returns.queries.ts';

const shared = { tags: ['Administration : retours'], security: [{ admin: [] }] };
const ById = Type.Object({ id: Id });
const Query = Type.Object({
  ...ListQuery.properties,
  customer: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name' })),
});

/** How the office decides on returns. */
export async function adminReturnsRoutes(app: App) {
  const { admin: onRequest } = app;
  const read = async (id: string) => {
    const [one] = await presentAdminReturns(app.db, [orNotFound(await findReturn(app.db, id))]);
    return orNotFound(one);
  };

  app.get(
    '/admin/returns',
    {
      schema: {
        ...shared,
        summary: 'Returns, those that wait for a decision first; filters state, ref, orderId, userId',
        querystring: Query,
        response: { 200: Type.Array(AdminReturn), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query: { query, l, customer } }) => {
      const conditions = parseFilters(query, returnFields);
      if (customer?.trim()) conditions.push(await ofCustomers(app.db, searchable(customer)));
      return presentAdminReturns(app.db, await listReturns(app.db, conditions, parseSlice(l)));
    },
  );

  app.get(
    '/admin/returns/:id',
    {
      schema: {
        ...shared,
        summary: 'One return, with who decided what',
        params: ById,
        response: { 200: AdminReturn, '4xx': ApiError },
      },
      onRequest,
    },
    ({ params }) => read(params.id),
  );

  app.get(
    '/admin/returns/:id/slip',
    {
      schema: {
        ...shared,
        summary: 'Its slip, as PDF',
        params: ById,
        response: { 200: FileResponse, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'documents' },
    },
    async ({ params }) =>
      returnSlip(app.db, orNotFound(await findReturn(app.db, params.id)), app.config.publicUrl),
  );

  app.post(
    '/admin/returns/:id/steps',
    {
      schema: {
        ...shared,
        summary: 'Accept, refuse, receive or settle a return; the customer is told',
        description:
          '409 return.changed: a colleague was quicker; `events` says what happened since `version`.',
        params: ById,
        body: ReturnStepPost,
        response: { 200: AdminReturn, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { params, body } = request;
      const circumstances = { by: actorOf(request), publicUrl: app.config.publicUrl, now: app.now() };
      await takeReturnStep(app.db, params.id, body, circumstances);
      app.jobs.wake();
      return read(params.id);
    },
  );
}
