import {
  ApiError,
  FileResponse,
  Id,
  ListQuery,
  Order,
  OrderDeliveryChoice,
  OrderPost,
  OrderPostHeaders,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import { orNotFound } from '../errors.ts';
import { fileResponse } from '../files/files.service.ts';
import { parseFilters } from '../lists/filters.ts';
import { parseSlice } from '../lists/slice.ts';
import { addressDraft, readOrder, validateDraft } from './draft.service.ts';
import { orderFields } from './order.fields.ts';
import { presentOrder } from './order.present.ts';
import { orderPdfFile } from './order-pdf.service.ts';
import { findOrder, listItemsOf, listOrders } from './orders.queries.ts';
import { placeOrder } from './place-order.service.ts';

const PAGE = { offset: 0, count: 100 };
const PAGE_MAX = 1000;
const shared = { tags: ['Commandes'], security: [{ customer: [] }] };
const one = { ...shared, response: { 200: Order, '4xx': ApiError } };
const ById = Type.Object({ id: Id });
const ByOrder = Type.Object({ orderId: Id });

export async function ordersRoutes(app: App) {
  const { customer: onRequest, config } = app;

  app.post(
    '/order',
    {
      schema: {
        ...one,
        summary: 'Orders the cart',
        description:
          '409 cart.priceChanged names in `lines` what became dearer since the cart was last shown; showing the cart again and ordering again is the consent.',
        headers: OrderPostHeaders,
        body: OrderPost,
      },
      onRequest,
    },
    async ({ body, user, headers }) => {
      const placing = { database: app.database, user, body, publicUrl: config.publicUrl, now: app.now() };
      const order = await placeOrder(placing, headers['idempotency-key']);
      app.outbox.wake();
      return order;
    },
  );

  app.get(
    '/orders',
    {
      schema: {
        ...shared,
        summary: 'The caller’s orders, newest first',
        querystring: ListQuery,
        response: { 200: Type.Array(Order), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query, user }) => {
      const { offset, count } = parseSlice(query.l) ?? PAGE;
      const slice = { offset, count: Math.min(count, PAGE_MAX) };
      const orders = await listOrders(app.db, user.id, parseFilters(query.query, orderFields), slice);
      const items = await listItemsOf(
        app.db,
        orders.map(({ id }) => id),
      );
      const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
      return orders.map((order) => presentOrder(order, byOrder.get(order.id) ?? []));
    },
  );

  app.get(
    '/order/:id',
    { schema: { ...one, summary: 'One order with its lines', params: ById }, onRequest },
    async ({ params, user }) => readOrder(app.db, user, params.id),
  );

  app.put(
    '/order/:id/delivery',
    {
      schema: {
        ...one,
        summary: 'Chooses or creates the address of a draft',
        params: ById,
        body: OrderDeliveryChoice,
      },
      onRequest,
      config: { invalidStatus: 422 },
    },
    async ({ params, body, user }) => addressDraft(app.db, user, params.id, body.delivery, app.now()),
  );

  app.post(
    '/order/:id/validate',
    { schema: { ...one, summary: 'Validates a draft that has its address', params: ById }, onRequest },
    async ({ params, user }) => {
      const order = await validateDraft(app.db, user, params.id, config.publicUrl, app.now());
      app.outbox.wake();
      return order;
    },
  );

  app.get(
    '/order/pdf/:orderId',
    {
      schema: {
        ...shared,
        summary: 'The order form: made once and kept',
        params: ByOrder,
        response: { 200: FileResponse, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params, user }) => {
      const order = orNotFound(await findOrder(app.db, user.id, params.orderId));
      return fileResponse(app, await orderPdfFile(app, order, app.now()));
    },
  );
}
