import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { ORDER_STATES, ORDER_STEPS, ORDER_TEXT_MAX, ORDERS_STEPPED_MAX } from '../rules/order/index.ts';
import { Quantity } from './cart.ts';
import { DeliveryFields } from './delivery.ts';
import { StockCode } from './product.ts';
import { Id, Instant, Nullable } from './values.ts';

export const OrderState = Type.Enum([...ORDER_STATES]);

/** '2026-11-26': a date in Paris. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A date in Paris' });
export const NullableDay = Nullable(Type.String({ description: 'A date in Paris' }));

/** One thing that happened to an order, as both sides read it. */
export const OrderEvent = Type.Object({
  at: Instant,
  kind: Type.Enum([
    'step',
    'parcel',
    'delivered',
    'undelivered',
    'parcelCorrected',
    'parcelRemoved',
    'promise',
    'redirected',
    'request',
    'answer',
  ]),
  /** The order's state afterwards. */
  state: OrderState,
  actor: Type.Enum(['customer', 'office', 'system']),
  /** A person's name; only the back office reads those of its own people. */
  who: Type.String(),
  reason: Type.String(),
  /** References of the lines that it concerns; empty for all of them. */
  lines: Type.Array(Type.String()),
  /** The step of its lines, the parcel's carrier and number, the promised day, or the new address. */
  detail: Type.String(),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const Parcel = Type.Object({
  parcelId: Id,
  carrier: Type.String(),
  number: Type.String(),
  link: Type.String({ description: "The carrier's page of it, https; empty where there is none" }),
  sentAt: Instant,
  expectedOn: NullableDay,
  deliveredAt: Nullable(Instant),
  lines: Type.Array(Type.Object({ itId: Id, itProdRef: Type.String(), quantity: Type.Integer() })),
});
export type Parcel = Static<typeof Parcel>;

/** A change that the customer asks for in words, and the office's answer. */
export const OrderRequest = Type.Object({
  requestId: Id,
  text: Type.String(),
  askedAt: Instant,
  answer: Type.String(),
  answeredAt: Nullable(Instant),
});
export type OrderRequest = Static<typeof OrderRequest>;

/** GET /order/{id}/life: beside the order, what happened to it and what is on its way. */
export const OrderLife = Type.Object({
  orderId: Id,
  version: Type.Integer({ description: 'Increases with every change; bring it back with one' }),
  events: Type.Array(OrderEvent, { description: 'The oldest first' }),
  parcels: Type.Array(Parcel),
  requests: Type.Array(OrderRequest),
});
export type OrderLife = Static<typeof OrderLife>;

export const OrderVersion = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const ItemIds = Type.Array(Id, { minItems: 1, maxItems: 500 });

/** POST /order/{id}/cancel: whole lines, or some pieces of them. */
export const OrderCancel = Type.Object(
  {
    version: OrderVersion,
    itIds: ItemIds,
    quantities: Type.Optional(
      Type.Array(Type.Object({ itId: Id, quantity: Quantity }, { additionalProperties: false }), {
        maxItems: 500,
        description: 'How many pieces of a line; without an entry all of it',
      }),
    ),
    reason: Type.Optional(Type.String({ maxLength: ORDER_TEXT_MAX.reason })),
  },
  { additionalProperties: false },
);
export type OrderCancel = Static<typeof OrderCancel>;

/** POST /order/{id}/requests. */
export const OrderRequestPost = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: ORDER_TEXT_MAX.note }) },
  { additionalProperties: false },
);
export type OrderRequestPost = Static<typeof OrderRequestPost>;

/** POST /admin/orders/{orderId}/steps; without itIds all lines for which the step is allowed. */
export const OrderStepPost = Type.Object(
  {
    version: OrderVersion,
    step: Type.Enum(Object.keys(ORDER_STEPS) as (keyof typeof ORDER_STEPS)[]),
    itIds: Type.Optional(ItemIds),
    reason: Type.Optional(Type.String({ maxLength: ORDER_TEXT_MAX.reason })),
  },
  { additionalProperties: false },
);
export type OrderStepPost = Static<typeof OrderStepPost>;

const parcelWords = {
  carrier: Type.String({ minLength: 1, maxLength: ORDER_TEXT_MAX.carrier }),
  number: Type.String({ maxLength: ORDER_TEXT_MAX.parcelNumber }),
  link: Type.String({ maxLength: ORDER_TEXT_MAX.link }),
  expectedOn: Type.Optional(Day),
};

/** PUT /admin/orders/{orderId}/parcels/{parcelId}: what was typed wrong of a parcel on its way. */
export const ParcelPut = Type.Object(
  { version: OrderVersion, ...parcelWords },
  { additionalProperties: false },
);
export type ParcelPut = Static<typeof ParcelPut>;

/** POST /admin/orders/{orderId}/parcels. */
export const ParcelPost = Type.Object(
  {
    version: OrderVersion,
    ...parcelWords,
    lines: Type.Array(Type.Object({ itId: Id, quantity: Quantity }, { additionalProperties: false }), {
      maxItems: 500,
    }),
  },
  { additionalProperties: false },
);
export type ParcelPost = Static<typeof ParcelPost>;

/** The body of a change that says nothing but what it was decided on. */
export const OrderVersionBody = Type.Object({ version: OrderVersion }, { additionalProperties: false });
export type OrderVersionBody = Static<typeof OrderVersionBody>;

/** PUT /admin/orders/{orderId}/promise: another day for some lines, or for all that are open. */
export const OrderPromisePut = Type.Object(
  {
    version: OrderVersion,
    itIds: Type.Optional(ItemIds),
    promisedOn: Day,
    reason: Type.Optional(Type.String({ maxLength: ORDER_TEXT_MAX.reason })),
  },
  { additionalProperties: false },
);
export type OrderPromisePut = Static<typeof OrderPromisePut>;

/** PUT /admin/orders/{orderId}/delivery: one of the customer's addresses (`daId`), or one for this order alone. */
export const OrderDeliveryPut = Type.Object(
  {
    version: OrderVersion,
    daId: Type.Optional(Id),
    ...DeliveryFields,
    reason: Type.Optional(Type.String({ maxLength: ORDER_TEXT_MAX.reason })),
  },
  { additionalProperties: false },
);
export type OrderDeliveryPut = Static<typeof OrderDeliveryPut>;

/** POST /admin/orders/{orderId}/notes. */
export const OrderNotePost = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: ORDER_TEXT_MAX.note }) },
  { additionalProperties: false },
);
export type OrderNotePost = Static<typeof OrderNotePost>;

/** PUT /admin/orders/{orderId}/requests/{requestId}. */
export const OrderAnswerPut = Type.Object(
  { version: OrderVersion, answer: Type.String({ minLength: 1, maxLength: ORDER_TEXT_MAX.note }) },
  { additionalProperties: false },
);
export type OrderAnswerPut = Static<typeof OrderAnswerPut>;

/** POST /admin/orders/steps: the same step for several orders, each by itself. */
export const OrderStepsPost = Type.Object(
  {
    step: Type.Enum(['preparer', 'remettre']),
    orders: Type.Array(Type.Object({ orderId: Id, version: OrderVersion }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: ORDERS_STEPPED_MAX,
    }),
  },
  { additionalProperties: false },
);
export type OrderStepsPost = Static<typeof OrderStepsPost>;

export const OrderStepsDone = Type.Object({
  done: Type.Array(Id),
  refused: Type.Array(Type.Object({ orderId: Id, orderRef: Type.String(), message: Type.String() })),
});
export type OrderStepsDone = Static<typeof OrderStepsDone>;

/** GET /promise: when what is ordered now would arrive, for each stock code. */
export const PromiseQuery = Type.Object({
  daId: Type.Optional(Id),
  postcode: Type.Optional(Type.String({ maxLength: TEXT_MAX.postcode })),
  country: Type.Optional(Type.String({ maxLength: TEXT_MAX.country })),
});
export type PromiseQuery = Static<typeof PromiseQuery>;

export const Promises = Type.Object({
  promises: Type.Array(
    Type.Object({
      stockCode: StockCode,
      on: NullableDay,
      orderBefore: Nullable(
        Type.String({ description: 'ISO 8601 without zone, in Paris: 2026-11-26T15:00' }),
      ),
      none: Nullable(Type.Enum(['onRequest', 'abroad', 'noWorkingDay'])),
    }),
  ),
});
export type Promises = Static<typeof Promises>;

const Preparation = Type.Optional(Type.Integer({ minimum: 0, maximum: 90, description: 'Working days' }));

/** GET and PUT /admin/promise-settings. */
export const PromiseSettings = Type.Object(
  {
    cutOff: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    workDays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
    closedDays: Type.Array(Day, { maxItems: 200 }),
    /** By stock code; one that is missing is promised for no date. */
    preparation: Type.Object(
      { '0': Preparation, '1': Preparation, '2': Preparation, '3': Preparation, '9': Preparation },
      { additionalProperties: false },
    ),
    carrier: Type.Integer({ minimum: 1, maximum: 30 }),
    carrierByDepartment: Type.Record(
      Type.String({ pattern: '^(\\d{2,3}|2[AB])$' }),
      Type.Integer({ minimum: 1, maximum: 60 }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "Of what was read: brought along, another one's change is refused",
      }),
    ),
  },
  { additionalProperties: false },
);
export type PromiseSettings = Static<typeof PromiseSettings>;

/** GET and PUT /order-mails: the steps of which the customer hears by mail. */
export const OrderMails = Type.Object(
  {
    prepared: Type.Boolean(),
    sent: Type.Boolean(),
    delivered: Type.Boolean(),
    cancelled: Type.Boolean(),
    promise: Type.Boolean(),
    answered: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type OrderMails = Static<typeof OrderMails>;

/** GET and PUT /customer/company; empty texts where there is none. */
export const Company = Type.Object(
  {
    siret: Type.String({ maxLength: ORDER_TEXT_MAX.companyNumber, description: 'SIREN or SIRET' }),
    vatNumber: Type.String({ maxLength: ORDER_TEXT_MAX.companyNumber }),
    instructions: Type.String({
      maxLength: ORDER_TEXT_MAX.instructions,
      description: 'What the driver should know',
    }),
  },
  { additionalProperties: false },
);
export type Company = Static<typeof Company>;
