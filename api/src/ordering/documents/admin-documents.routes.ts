import { ApiError, AttachResult, DocumentsAttached, OrderDocument } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { attachDocuments } from './attach-documents.service.ts';
import { presentDocument } from './document.present.ts';
import { listLatest } from './documents.queries.ts';

const shared = { tags: ['Administration : documents'], security: [{ admin: [] }] };

/** The clerk's side: files that were uploaded find their orders by their names. */
export async function adminDocumentsRoutes(app: App) {
  app.get(
    '/admin/documents',
    {
      schema: {
        ...shared,
        summary: 'Invoices and credit notes of all customers, the newest first',
        response: { 200: Type.Array(OrderDocument), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => (await listLatest(app.db)).map(presentDocument),
  );

  app.post(
    '/admin/documents',
    {
      schema: {
        ...shared,
        summary: 'Attach uploaded files to the orders that they name; answers what became of each',
        body: DocumentsAttached,
        response: { 200: Type.Array(AttachResult), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => attachDocuments(app, request.body, actorOf(request)),
  );
}
