import { AdminCustomer, ApiError, CustomerErasure, FileResponse, Id } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import type { PersonalData } from '../../base/personal-data/personal-data.ts';
import { eraseCustomer } from './erase.service.ts';
import { exportCustomer, exportOwnData } from './export.service.ts';

const shared = { tags: ['Administration : clients'], security: [{ admin: [] }] };
const ById = Type.Object({ id: Id });

/** Export and erasure of a person's data by administrators, at the person's request; the export also by the person. */
export async function privacyRoutes(app: App, { holders }: { readonly holders: readonly PersonalData[] }) {
  app.get(
    '/customer/export',
    {
      schema: {
        tags: ['Compte'],
        security: [{ customer: [] }],
        summary: 'Everything that is held about the caller’s own account, as a JSON file',
        response: { 200: FileResponse, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'ownData' },
    },
    async (request) => exportOwnData(app, holders, request.user.id, actorOf(request)),
  );

  app.get(
    '/admin/customer/:id/export',
    {
      schema: {
        ...shared,
        summary: 'Everything that is held about a customer, as a JSON file',
        params: ById,
        response: { 200: FileResponse, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'exports' },
    },
    async (request) => exportCustomer(app, holders, request.params.id, actorOf(request)),
  );

  app.post(
    '/admin/customer/:id/erasure',
    {
      schema: {
        ...shared,
        summary: 'Erase a customer for good: orders and posts stay, without a name',
        params: ById,
        body: CustomerErasure,
        response: { 200: AdminCustomer, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => eraseCustomer(app, holders, { ...request.params, ...request.body }, actorOf(request)),
  );
}
