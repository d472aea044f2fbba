import { type Static, Type } from 'typebox';
import {
  ORDER_TEXT_MAX,
  RETURN_PHOTOS_MAX,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_STEPS,
} from '../rules/order/index.ts';
import { Quantity } from './cart.ts';
import { FilePath } from './files.ts';
import { Catalogue, Id, Instant } from './values.ts';

export const ReturnState = Type.Enum([...RETURN_STATES]);
export const ReturnReason = Type.Enum([...RETURN_REASONS]);

export const ReturnLine = Type.Object({
  itId: Id,
  itProdRef: Type.String(),
  itLabel: Type.String(),
  itProdCatalogue: Catalogue,
  itProdKind: Type.String(),
  quantity: Type.Integer(),
});
export type ReturnLine = Static<typeof ReturnLine>;

export const ReturnEvent = Type.Object({
  at: Instant,
  state: ReturnState,
  actor: Type.Enum(['customer', 'office']),
  who: Type.String({ description: 'Only the back office reads the names of its own people' }),
  note: Type.String(),
});
export type ReturnEvent = Static<typeof ReturnEvent>;

/** GET /returns, GET /return/{id}, POST /return/{id}/withdraw. */
export const Return = Type.Object({
  returnId: Id,
  returnRef: Type.String(),
  orderId: Id,
  orderRef: Type.String(),
  state: ReturnState,
  version: Type.Integer({ description: 'Increases with every step; bring it back with one' }),
  reason: ReturnReason,
  text: Type.String(),
  askedAt: Instant,
  lines: Type.Array(ReturnLine),
  photos: Type.Array(FilePath, { description: 'Read with GET /utils/file' }),
  events: Type.Array(ReturnEvent, { description: 'The oldest first' }),
});
export type Return = Static<typeof Return>;

/** GET /order/{id}/returns: what was asked for, and how many pieces of each line still can be. */
export const OrderReturns = Type.Object({
  returns: Type.Array(Return),
  lines: Type.Array(
    Type.Object({ ...ReturnLine.properties, quantity: Type.Integer({ description: 'Pieces left' }) }),
    { description: 'Of which something was sent and not yet returned' },
  ),
});
export type OrderReturns = Static<typeof OrderReturns>;

/** POST /order/{id}/returns; the same key asks once. */
export const ReturnPost = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9-]{16,64}$' }),
    lines: Type.Array(Type.Object({ itId: Id, quantity: Quantity }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 500,
    }),
    reason: ReturnReason,
    text: Type.String({ maxLength: ORDER_TEXT_MAX.note }),
    photos: Type.Array(FilePath, { maxItems: RETURN_PHOTOS_MAX, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type ReturnPost = Static<typeof ReturnPost>;

const ReturnCustomer = Type.Object({
  userId: Id,
  userCompName: Type.String(),
  userName: Type.String(),
  userFirstname: Type.String(),
  userEmail: Type.String(),
  userPhone: Type.String(),
  userPlace: Type.Optional(
    Type.String({ description: 'Where another customer has the same name: 29200 Brest' }),
  ),
});

/** GET /admin/returns: one row of the list; GET /admin/returns/{id}. */
export const AdminReturn = Type.Object({ ...Return.properties, customer: ReturnCustomer });
export type AdminReturn = Static<typeof AdminReturn>;

/** POST /admin/returns/{id}/steps. */
export const ReturnStepPost = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    step: Type.Enum(Object.keys(RETURN_STEPS) as (keyof typeof RETURN_STEPS)[]),
    note: Type.String({ maxLength: ORDER_TEXT_MAX.note }),
  },
  { additionalProperties: false },
);
export type ReturnStepPost = Static<typeof ReturnStepPost>;
