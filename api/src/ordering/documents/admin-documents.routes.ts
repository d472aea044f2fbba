import {
  ApiError,
  AttachResult,
  DocumentsAttached,
  DocumentWithdrawal,
  Done,
  Id,
  ListedDocument,
  OrderDocument,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { orNotFound } from '../../base/errors.ts';
import { attachDocuments } from './attach-documents.service.ts';
import { presentDocument } from './document.present.ts';
import { findPlacedOrder, listLatest, listOfOrder } from './documents.queries.ts';
import { withdrawDocument } from './withdraw-document.service.ts';

const shared = { tags: ['Administration : documents'], security: [{ admin: [] }] };

/** The clerk's side: files that were uploaded find their orders by their names. */
export async function adminDocumentsRoutes(app: App) {
  app.get(
    '/admin/documents',
    {
      schema: {
        ...shared,
        summary: 'Invoices and credit notes of all customers, with their names, the newest first',
        response: { 200: Type.Array(ListedDocument), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () =>
      (await listLatest(app.db)).map((row) => ({
        ...presentDocument(row),
        customer: row.comp_name || row.user_name,
      })),
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

  app.get(
    '/admin/orders/:orderId/documents',
    {
      schema: {
        ...shared,
        summary: 'Those of one order, with those that were withdrawn',
        params: Type.Object({ orderId: Id }),
        response: { 200: Type.Array(OrderDocument), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params }) => {
      const { id } = orNotFound(await findPlacedOrder(app.db, params.orderId));
      return (await listOfOrder(app.db, id)).map(presentDocument);
    },
  );

  app.post(
    '/admin/documents/:id/withdraw',
    {
      schema: {
        ...shared,
        summary: 'Take a document away, with a word; one that its customer has opened stays in sight, marked',
        params: Type.Object({ id: Id }),
        body: DocumentWithdrawal,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      await withdrawDocument(app, request.params.id, request.body.reason.trim(), actorOf(request));
      return { done: true as const };
    },
  );
}
