import { type Static, Type } from 'typebox';
import { ADDITIONS_MAX, TEXT_MAX } from '../rules/index.ts';
import { Quantity } from './cart.ts';
import { Delivery, DeliveryFields } from './delivery.ts';
import { Company, NullableDay, OrderState } from './order-life.ts';
import { ProductRow, StockCode } from './product.ts';
import { Amount, Catalogue, Fingerprint, Id, Instant, Nullable } from './values.ts';
import { FitReason, Vehicle } from './vehicle.ts';

export const OrderStatus = Type.Enum(['brouillon', 'validee', 'annulee'], {
  description: "A value that begins with 'val' means validated",
});
export type OrderStatus = Static<typeof OrderStatus>;

/** A line as it was ordered: later changes of the catalogue do not affect it. */
export const OrderItem = Type.Object({
  itId: Id,
  itProdRef: Type.String(),
  itProdId: Nullable(Id),
  itProdCatalogue: Catalogue,
  itProdKind: Type.String({
    description: "'7' or '13' for a harness, the type of a towbar, else empty; as it was ordered",
  }),
  itLabel: Type.String({ description: 'The words of the product, years included, when it was ordered' }),
  itQuantity: Type.Integer(),
  itMbrUnitPriceET: Amount,
  itMbrTotalPriceET: Amount,
  itVATAmount: Amount,
  itMbrTotalPriceIT: Amount,
  itProdCodeStock: StockCode,
  itVehicle: Type.Optional(Nullable(Vehicle)),
  /** Whether it fits that vehicle, as the catalogue says today. */
  itFit: Type.Optional(Nullable(FitReason)),
  itState: Type.Optional(OrderState),
  itPromisedOn: Type.Optional(NullableDay),
  /** Pieces that have left. */
  itShipped: Type.Optional(Type.Integer()),
});
export type OrderItem = Static<typeof OrderItem>;

export const Order = Type.Object({
  orderId: Id,
  orderRef: Type.String({ description: 'CMD-{year}-{six digits}' }),
  orderInternalRef: Type.String(),
  orderDate: Instant,
  orderStatus: OrderStatus,
  orderDeliveryId: Nullable(Id),
  delivery: Nullable(Delivery),
  items: Type.Array(OrderItem),
  orderTotalPriceET: Amount,
  orderVATAmount: Amount,
  orderTotalPriceIT: Amount,
  orderPDFFilename: Nullable(Type.String()),
  userId: Id,
  fingerprint: Nullable(Fingerprint),
  orderExpiresAt: Nullable(
    Type.String({
      description:
        'ISO 8601, UTC. Of a draft: until when it can be validated. Of a cancelled order: it was a draft that expired then',
    }),
  ),
  /** Where it is in its life; orderStatus stays what the specification says. */
  orderState: Type.Optional(OrderState),
  /** The customer's company and delivery instructions when it was validated. */
  company: Type.Optional(Nullable(Company)),
  orderVersion: Type.Optional(Type.Integer()),
  orderNumbers: Type.Optional(
    Type.Array(Type.String(), {
      description: 'In the list: the numbers on its parcels, invoices and credit notes, to find it by them',
    }),
  ),
  orderPromisedOn: Type.Optional(NullableDay),
  orderDueOn: Type.Optional(
    Nullable(
      Type.String({
        description: 'The earliest day promised for a line that waits: late when it has passed',
      }),
    ),
  ),
});
export type Order = Static<typeof Order>;

/** One of the caller's own addresses by its daId, or the fields of a new one. */
export const OrderDelivery = Type.Object(
  { daId: Type.Optional(Id), ...DeliveryFields },
  { additionalProperties: false },
);
export type OrderDelivery = Static<typeof OrderDelivery>;

/** POST /order. Without a delivery the order is a draft, whose address is chosen later. */
export const OrderPost = Type.Object(
  {
    delivery: Type.Optional(Nullable(OrderDelivery)),
    orderInternalRef: Type.Optional(Type.String({ maxLength: TEXT_MAX.internalRef })),
    fingerprint: Type.Optional(Fingerprint),
    items: Type.Optional(
      Type.Array(Type.Unknown(), {
        maxItems: 1000,
        description: 'Not read: what is ordered is the cart that the server keeps',
      }),
    ),
  },
  { additionalProperties: false },
);
export type OrderPost = Static<typeof OrderPost>;

/** Header of POST /order: a repeated request with the same key gets the first answer. */
export const OrderPostHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 100 })),
});
export type OrderPostHeaders = Static<typeof OrderPostHeaders>;

/** PUT /order/{id}/delivery. */
export const OrderDeliveryChoice = Type.Object(
  { delivery: OrderDelivery, fingerprint: Type.Optional(Fingerprint) },
  { additionalProperties: false },
);
export type OrderDeliveryChoice = Static<typeof OrderDeliveryChoice>;

/** POST /order/{id}/validate; the body is optional. */
export const OrderValidation = Nullable(
  Type.Object({ fingerprint: Type.Optional(Fingerprint) }, { additionalProperties: false }),
);
export type OrderValidation = Static<typeof OrderValidation>;

/** `lines` of the 409 'cart.priceChanged': the price of each line as it was shown, and its price now. */
export const PriceChange = Type.Object({
  itId: Id,
  itProdRef: Type.String(),
  itQuantity: Type.Integer(),
  shownUnitPriceET: Amount,
  itMbrUnitPriceET: Amount,
});
export type PriceChange = Static<typeof PriceChange>;

/** POST /express_order. */
export const ExpressOrder = Type.Array(
  Type.Object(
    { ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }), qty: Quantity },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: ADDITIONS_MAX },
);
export type ExpressOrder = Static<typeof ExpressOrder>;

/** GET /reference/{ref}: prodId and product are null when several products share the reference. */
export const ReferenceCheck = Type.Object({
  prodRef: Type.String(),
  prodId: Nullable(Id),
  prodCatalogue: Catalogue,
  orderable: Type.Boolean(),
  product: Nullable(ProductRow),
});
export type ReferenceCheck = Static<typeof ReferenceCheck>;
