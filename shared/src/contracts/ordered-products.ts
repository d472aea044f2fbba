import { type Static, Type } from 'typebox';
import { Id, Instant } from './values.ts';

/** GET /ordered: each product that the account has ordered stands with its last order; the newest order first. */
export const OrderedProducts = Type.Array(
  Type.Object({
    orderId: Id,
    orderRef: Type.String({ description: 'CMD-{year}-{six digits}' }),
    orderDate: Instant,
    prodIds: Type.Array(Id),
  }),
);
export type OrderedProducts = Static<typeof OrderedProducts>;
