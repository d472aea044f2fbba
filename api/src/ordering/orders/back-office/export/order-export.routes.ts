import { ApiError, Id } from '@extranet/shared/contracts';
import { type Static, Type } from 'typebox';
import type { App } from '../../../../base/app-types.ts';
import { actorOf } from '../../../../base/audit/actor.ts';
import { recordAction } from '../../../../base/audit/audit.queries.ts';
import { unprocessable } from '../../../../base/errors.ts';
import { readSupplier } from '../../../../base/settings/supplier.ts';
import {
  Exported,
  ExportFormat,
  namedFile,
  sendExport,
} from '../../../../base/spreadsheets/export/send-export.ts';
import { dayInParis } from '../../../../base/text/french.ts';
import { chosenOrders, readOrdersFilter } from '../admin-orders.filter.ts';
import { lineColumns, lineRows, orderColumns, orderRows } from './export-orders.ts';
import { labelsPdf } from './labels.pdf.ts';
import { labelledOrders } from './labels.queries.ts';

const shared = { tags: ['Administration : commandes'], security: [{ admin: [] }] };
const config = { limit: 'listExports' } as const;
const CHOSEN_MAX = 500;
const Chosen = Type.Array(Id, { minItems: 1, maxItems: CHOSEN_MAX });
const OrdersExport = Type.Object(
  {
    format: ExportFormat,
    what: Type.Enum(['orders', 'lines']),
    query: Type.Optional(Type.String({ maxLength: 10240, description: 'The filters of the list' })),
    ids: Type.Optional(Chosen),
  },
  { additionalProperties: false },
);
type OrdersExport = Static<typeof OrdersExport>;
const Labels = Type.Object({ ids: Chosen }, { additionalProperties: false });
const Pdf = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }));

/** Orders of the list, or chosen ones, as files and on paper (B5.08, B9.04). What is chosen does not fit into an address. */
export async function orderExportRoutes(app: App) {
  app.post(
    '/admin/orders/export',
    {
      schema: {
        ...shared,
        summary: 'Orders or their lines as a file, by the filters of the list or by their ids',
        body: OrdersExport,
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
      config,
    },
    async (request, reply) => {
      const { format, what, query, ids }: OrdersExport = request.body;
      const filter = ids ? chosenOrders(ids) : await readOrdersFilter(app.db, query);
      await leaveTrail(app, request, `${what}.${format}`);
      const orders = orderRows(app.database, filter, dayInParis(app.now()));
      const named = { format, at: app.now() };
      return what === 'orders'
        ? sendExport(reply, { ...named, name: 'commandes', columns: orderColumns, pages: orders })
        : sendExport(reply, {
            ...named,
            name: 'lignes-de-commandes',
            columns: lineColumns,
            pages: lineRows(orders),
          });
    },
  );

  app.post(
    '/admin/orders/labels',
    {
      schema: {
        ...shared,
        summary: 'Address labels of chosen orders, 3 × 8 on A4, as a PDF',
        body: Labels,
        response: { 200: Pdf, '4xx': ApiError },
      },
      onRequest: app.admin,
      config,
    },
    async (request, reply) => {
      const orders = await labelledOrders(app.db, request.body.ids);
      if (orders.length === 0)
        throw unprocessable('labels.noAddress', 'Aucune de ces commandes n’a d’adresse de livraison.');
      const { name: author } = await readSupplier(app.db);
      await leaveTrail(app, request, 'labels.pdf');
      const pdf = await labelsPdf(orders, { author, at: app.now() });
      return namedFile(reply, {
        name: 'etiquettes',
        ending: 'pdf',
        type: 'application/pdf',
        at: app.now(),
      }).send(pdf);
    },
  );
}

const leaveTrail = (app: App, request: Parameters<typeof actorOf>[0], subject: string) =>
  recordAction(
    app.db,
    actorOf(request),
    { action: 'order.exportList', kind: 'order', objectId: '', subject },
    app.now(),
  );
