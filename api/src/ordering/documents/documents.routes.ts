import type { Readable } from 'node:stream';
import { ApiError, Id, MonthQuery, OrderDocument } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import { notFound, orNotFound } from '../../base/errors.ts';
import { keyOf } from '../../base/files/file-keys.ts';
import { readCurrent } from '../../base/files/files.service.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { namedFile } from '../../base/spreadsheets/export/send-export.ts';
import { presentDocument } from './document.present.ts';
import { filesOfMonth, listOfAccount, listOfOrder, markDocumentsFetched } from './documents.queries.ts';
import { monthArchive } from './month-archive.ts';
import { statementPdf } from './statement.pdf.ts';
import { statementCsv } from './statement.ts';

const shared = { tags: ['Documents'], security: [{ customer: [] }] };

/** The customer's side: invoices and credit notes of all orders, a month of them as ZIP, the statement. */
export async function documentsRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'documents' } as const;

  app.get(
    '/documents',
    {
      schema: {
        ...shared,
        summary: 'Invoices and credit notes of the account, the newest first',
        response: { 200: Type.Array(OrderDocument), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => (await listOfAccount(app.db, user.id)).map(presentDocument),
  );

  app.get(
    '/order/:id/documents',
    {
      schema: {
        ...shared,
        summary: 'Those of one order',
        params: Type.Object({ id: Id }),
        response: { 200: Type.Array(OrderDocument), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params, user }) => {
      const order = await app.db
        .selectFrom('orders')
        .select('id')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      return (await listOfOrder(app.db, orNotFound(order).id)).map(presentDocument);
    },
  );

  app.get(
    '/documents/zip',
    {
      schema: {
        ...shared,
        summary: 'All files of a month, streamed',
        querystring: MonthQuery,
        response: { 200: Type.Unsafe<Readable>(Type.String({ format: 'binary' })), '4xx': ApiError },
      },
      onRequest,
      config,
    },
    async ({ query, user }, reply) => {
      const files = await filesOfMonth(app.db, user.id, query.month);
      if (files.length === 0) throw notFound();
      const ids = files.map(({ id }) => id);
      await markDocumentsFetched(app.db, ids, app.now());
      const opened = (file: FilesTable) =>
        readCurrent(app, file, user.id, (current) => app.files.open(keyOf(current)));
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="documents-${query.month}.zip"`)
        .send(monthArchive(opened, files));
    },
  );

  app.get(
    '/documents/statement',
    {
      schema: {
        ...shared,
        summary: 'The statement of the account, as CSV or on paper',
        querystring: Type.Object({ format: Type.Optional(Type.Enum(['csv', 'pdf'])) }),
        response: { 200: Type.Unsafe<string | Buffer>(Type.String()), '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'priceLists' },
    },
    async ({ user, query }, reply) => {
      const documents = await listOfAccount(app.db, user.id);
      const at = app.now();
      if (query.format !== 'pdf')
        return namedFile(reply, { name: 'releve', ending: 'csv', type: 'text/csv; charset=utf-8', at }).send(
          statementCsv(documents),
        );
      const supplier = await readSupplier(app.db);
      const whose = user.comp_name || `${user.firstname} ${user.name}`;
      const pdf = await statementPdf({ documents, whose, supplier, at });
      return namedFile(reply, { name: 'releve', ending: 'pdf', type: 'application/pdf', at }).send(pdf);
    },
  );
}
