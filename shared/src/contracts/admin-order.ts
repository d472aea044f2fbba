import { type Static, Type } from 'typebox';
import { Delivery } from './delivery.ts';
import { Order, OrderStatus } from './order.ts';
import { NullableDay, OrderLife, OrderState } from './order-life.ts';
import { Amount, Id, Instant, ListSlice, Nullable } from './values.ts';

/** GET /admin/orders: one row, with only the fields that the list shows. */
export const AdminOrderRow = Type.Object({
  orderId: Id,
  orderRef: Type.String(),
  orderInternalRef: Type.String(),
  orderDate: Instant,
  orderUserId: Id,
  orderTotalPriceET: Amount,
  orderVATAmount: Amount,
  orderTotalPriceIT: Amount,
  orderDeliveryId: Nullable(Id),
  orderPDFFilename: Nullable(Type.String()),
  orderStatus: OrderStatus,
  orderState: Type.Optional(OrderState),
  orderVersion: Type.Optional(Type.Integer()),
  orderPromisedOn: Type.Optional(NullableDay),
  orderDueOn: Type.Optional(
    Nullable(
      Type.String({
        description: 'The earliest day promised for a line that waits: late when it has passed',
      }),
    ),
  ),
  orderAsked: Type.Optional(
    Type.Boolean({
      description: 'Its customer asked for a change, and nobody has answered; absent when not',
    }),
  ),
  customer: Type.Object({
    userCompName: Type.String(),
    userName: Type.String(),
    userFirstname: Type.String(),
    userPlace: Type.Optional(
      Type.String({ description: 'Where another customer has the same name: 29200 Brest' }),
    ),
  }),
  delivery: Nullable(
    Type.Object({
      daCompName: Type.String(),
      daPostCode: Type.String(),
      daCity: Type.String(),
      daName: Type.String(),
      daFirstname: Type.String(),
    }),
  ),
  items: Type.Array(Type.Object({ itId: Id, itProdRef: Type.String(), itQuantity: Type.Integer() })),
});
export type AdminOrderRow = Static<typeof AdminOrderRow>;

export const AdminOrdersQuery = Type.Object({
  query: Type.Optional(
    Type.String({
      maxLength: 10240,
      description:
        'JSON of year:eq, orderRef:prefix (also the internal reference), customer:contains, prodRef:contains, delivery:contains, orderUserId:eq, orderStatus:eq, orderState:in, orderDueOn:lte (a day: what was promised before and waits), orderAsked:eq (1: a request of the customer has no answer)',
    }),
  ),
  limit: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
  l: Type.Optional(ListSlice),
});
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>;

/** A note inside the house: no customer reads it. */
const OrderNote = Type.Object({ text: Type.String(), author: Type.String(), at: Instant });

/** GET /admin/orders/{orderId}: all that the office works with. */
export const AdminOrder = Type.Object({
  order: Order,
  life: OrderLife,
  notes: Type.Array(OrderNote),
  customer: Type.Object({
    userId: Id,
    userCompName: Type.String(),
    userName: Type.String(),
    userFirstname: Type.String(),
    userEmail: Type.String(),
    userPhone: Type.String(),
    userAddress: Type.Array(Type.String(), { description: 'Line by line' }),
  }),
  deliveries: Type.Array(Delivery, { description: 'Where this customer’s orders go, the newest first' }),
});
export type AdminOrder = Static<typeof AdminOrder>;
