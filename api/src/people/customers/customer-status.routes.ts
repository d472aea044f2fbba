import {
  AdminCustomer,
  AdminCustomerRow,
  ApiError,
  CustomerDecision,
  CustomerStatusChanges,
  Id,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { changeStatuses, decideAbout, restoreCustomer } from './customer-status.service.ts';

const shared = { tags: ['Administration : clients'], security: [{ admin: [] }] };
const One = { 200: AdminCustomer, '4xx': ApiError };
const ById = Type.Object({ id: Id });

/** Who may come in: several accounts at once, a deleted one restored, one that awaits approval. */
export async function customerStatusRoutes(app: App) {
  app.put(
    '/admin/customers/status',
    {
      schema: {
        ...shared,
        summary: 'Change the status of several customers at once, all or none',
        body: CustomerStatusChanges,
        response: { 200: Type.Array(AdminCustomerRow), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => changeStatuses(app, request.body, actorOf(request)),
  );

  app.post(
    '/admin/customer/:id/restore',
    {
      schema: {
        ...shared,
        summary: 'Bring a deleted customer back, as active, suspended or waiting as before',
        params: ById,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => restoreCustomer(app, request.params.id, actorOf(request)),
  );

  app.post(
    '/admin/customer/:id/decision',
    {
      schema: {
        ...shared,
        summary:
          'Approve or refuse an account that awaits approval; mails the person. 409 when it awaits none',
        params: ById,
        body: CustomerDecision,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => decideAbout(app, request.params.id, request.body, actorOf(request)),
  );
}
