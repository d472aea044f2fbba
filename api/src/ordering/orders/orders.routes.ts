import {
  ApiError,
  Id,
  ListQuery,
  Order,
  OrderDeliveryChoice,
  OrderPost,
  OrderPostHeaders,
  OrderValidation,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { SentFile, sendFile } from '../../base/files/send-file.ts';
import { parseFilters } from '../../base/lists/filters.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import { readOrder, setDraftDelivery, validateDraft } from './draft.service.ts';
import { orderFields } from './order.fields.ts';
import { presentOrder } from './order.present.ts';
import { numbersOf } from './order-numbers.queries.ts';
import { orderPdfFile } from './order-pdf.service.ts';
import { fitsOfOrder } from './order-vehicles.ts';
import { findOrder, listItemsOf, listOrders } from './orders.queries.ts';
import { orderPlacing } from './place-order.service.ts';

const PAGE = { offset: 0, count: 100 };
const shared = { tags: ['Commandes'], security: [{ customer: [] }] };
const one = { ...shared, response: { 200: Order, '4xx': ApiError } };
const ById = Type.Object({ id: Id });
const ByOrder = Type.Object({ orderId: Id });

const ORDER_DESCRIPTION = [
  'Orders what the page showed: `fingerprint` is that of the cart it shows.',
  '409 cart.changed: the cart has other lines or quantities than that; nothing is ordered, read it again.',
  '409 cart.priceChanged: `lines` names what costs more than was shown. Ordering again with the `fingerprint` of that answer agrees to it.',
  'Without a fingerprint, a rise since the line was added is asked about in the same way, once; ordering again, under another Idempotency-Key, agrees.',
].join(' ');
const DRAFT_DESCRIPTION =
  '403, 409 cart.notOrderable and 409 cart.priceChanged as for POST /order, measured by the draft’s own prices or by the `fingerprint` of what the page showed. Prices that fell are taken over. 409 order.expired: its time is over.';

export async function ordersRoutes(app: App) {
  const { customer: onRequest } = app;
  const { publicUrl } = app.config;
  const config = { limit: 'orders' } as const;
  const placeOrder = orderPlacing(app.database);

  app.post(
    '/order',
    {
      schema: {
        ...one,
        summary: 'Orders the cart',
        description: ORDER_DESCRIPTION,
        headers: OrderPostHeaders,
        body: OrderPost,
      },
      onRequest,
      config,
    },
    async ({ body, user, headers }) => {
      const placing = { user, body, publicUrl, now: app.now() };
      const order = await placeOrder(placing, headers['idempotency-key']);
      app.jobs.wake();
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
      const slice = parseSlice(query.l) ?? PAGE;
      const orders = await listOrders(app.db, user.id, parseFilters(query.query, orderFields), slice);
      const ids = orders.map(({ id }) => id);
      const items = await listItemsOf(app.db, ids);
      const numbers = await numbersOf(app.db, ids);
      const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
      const fits = await fitsOfOrder(app.db, items);
      return orders.map((order) => ({
        ...presentOrder(order, byOrder.get(order.id) ?? [], fits),
        ...(numbers.has(order.id) && { orderNumbers: [...(numbers.get(order.id) ?? [])] }),
      }));
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
        description: DRAFT_DESCRIPTION,
        params: ById,
        body: OrderDeliveryChoice,
      },
      onRequest,
      config: { ...config, invalidStatus: 422 },
    },
    async ({ params, body, user }) =>
      setDraftDelivery({ db: app.db, user, orderId: params.id, now: app.now() }, body),
  );

  app.post(
    '/order/:id/validate',
    {
      schema: {
        ...one,
        summary: 'Validates a draft that has its address',
        description: DRAFT_DESCRIPTION,
        params: ById,
        body: OrderValidation,
      },
      onRequest,
      config,
    },
    async ({ params, body, user }) => {
      const order = await validateDraft({
        db: app.db,
        user,
        orderId: params.id,
        fingerprint: body?.fingerprint,
        publicUrl,
        now: app.now(),
      });
      app.jobs.wake();
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
        response: { 200: SentFile, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'documents' },
    },
    async ({ params, user }, reply) => {
      const order = orNotFound(await findOrder(app.db, user.id, params.orderId));
      return sendFile(app, reply, await orderPdfFile(app, order, app.now()));
    },
  );
}
