import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AdminOrderRow, AdminOrdersQuery, ApiError, Id } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { orNotFound } from '../../../base/errors.ts';
import { SentFile, sendFile } from '../../../base/files/send-file.ts';
import { parseSlice, type Slice } from '../../../base/lists/slice.ts';
import { orderPdfFile } from '../order-pdf.service.ts';
import { hasTexts, presentHead, toJson } from './admin-order.present.ts';
import { type OrdersFilter, readOrdersFilter } from './admin-orders.filter.ts';
import {
  buyersByPage,
  datasheetOfLine,
  findAnyOrder,
  type StoredOrder,
  streamOrders,
} from './admin-orders.queries.ts';
import { ordersWithRequest } from './waiting-orders.queries.ts';

const shared = { tags: ['Administration : commandes'], security: [{ admin: [] }] };
const Streamed = Type.Unsafe<Readable>(Type.Array(AdminOrderRow));
const File = { 200: SentFile, '4xx': ApiError };
const PAGE_MAX = 500;

export async function adminOrdersRoutes(app: App) {
  app.get(
    '/admin/orders',
    {
      schema: {
        ...shared,
        summary: 'Orders, newest first; {"year:eq":2026} and limit, or l={offset},{count}',
        querystring: AdminOrdersQuery,
        response: { 200: Streamed, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }, reply) => {
      const filter = await readOrdersFilter(app.db, query.query);
      const slice = parseSlice(query.l) ?? {
        offset: 0,
        count: Number(query.limit ?? Number.MAX_SAFE_INTEGER),
      };
      // Some texts are compared in code: the orders before an offset then have to be read to be counted.
      const isCompared = filter.delivery.whole !== '' || filter.customer.length > 0;
      const skipped = isCompared ? 0 : slice.offset;
      const rest = { offset: slice.offset - skipped, count: slice.count };
      const pageRows = Math.max(1, Math.min(PAGE_MAX, rest.offset + rest.count));
      const beside = { buyersOf: buyersByPage(app.db), asked: await ordersWithRequest(app.db) };
      const pages = streamOrders(app.database, filter.conditions, { skipped, pageRows });
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonArray(pages, beside, filter, rest)));
    },
  );

  app.get(
    '/admin/order/pdf/:orderId',
    {
      schema: {
        ...shared,
        summary: 'An order’s form as a PDF',
        params: Type.Object({ orderId: Id }),
        response: File,
      },
      onRequest: app.admin,
    },
    async ({ params }, reply) => {
      const order = orNotFound(await findAnyOrder(app.db, params.orderId));
      return sendFile(app, reply, await orderPdfFile(app, order, app.now()));
    },
  );

  app.get(
    '/admin/order/item/:itId/datasheet',
    {
      schema: {
        ...shared,
        summary: 'The datasheet of an ordered product',
        params: Type.Object({ itId: Id }),
        response: File,
      },
      onRequest: app.admin,
    },
    async ({ params }, reply) => sendFile(app, reply, orNotFound(await datasheetOfLine(app.db, params.itId))),
  );
}

/** Lets other requests run between two pages. */
async function* jsonArray(
  pages: AsyncIterable<StoredOrder[]>,
  { buyersOf, asked }: { buyersOf: ReturnType<typeof buyersByPage>; asked: ReadonlySet<string> },
  filter: OrdersFilter,
  { offset, count }: Slice,
): AsyncGenerator<string> {
  let separator = '[';
  let seen = 0;
  for await (const orders of pages) {
    const buyers = await buyersOf(orders);
    const rows = orders
      .map((order) => ({
        head: presentHead(order, buyers.get(order.user_id), asked.has(order.id)),
        lines: order.lines,
      }))
      .filter(({ head }) => hasTexts(head, filter));
    const wanted = rows.slice(Math.max(0, offset - seen), Math.max(0, offset + count - seen));
    seen += rows.length;
    if (wanted.length > 0) {
      yield separator + wanted.map(({ head, lines }) => toJson(head, lines)).join(',');
      separator = ',';
    }
    if (seen >= offset + count) break;
    await setImmediate();
  }
  yield separator === '[' ? '[]' : ']';
}
