import { type Static, Type } from 'typebox';
import { OrderStatus } from './order.ts';
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
  customer: Type.Object({
    userCompName: Type.String(),
    userName: Type.String(),
    userFirstname: Type.String(),
  }),
  delivery: Nullable(
    Type.Object({
      daCompName: Type.String(),
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
        'JSON of year:eq, orderRef:prefix (also the internal reference), customer:contains, prodRef:contains, delivery:contains, orderUserId:eq, orderStatus:eq',
    }),
  ),
  limit: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
  l: Type.Optional(ListSlice),
});
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>;
