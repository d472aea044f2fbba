import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './values.ts';

/** GET, PUT and DELETE /product/{id}/stockAlert: whether the account is told when the product can be ordered again. */
export const StockAlert = Type.Object({ waiting: Type.Boolean() });
export type StockAlert = Static<typeof StockAlert>;

/** The account's last request about a product, with what was answered. */
export const OwnDelayRequest = Type.Object({
  askedAt: Instant,
  quantity: Nullable(Type.Integer()),
  wishedOn: Nullable(Type.String()),
  answer: Type.String(),
  promisedOn: Nullable(Type.String()),
  answeredAt: Nullable(Instant),
});
export type OwnDelayRequest = Static<typeof OwnDelayRequest>;

/** GET /product/{id}/delay */
export const ProductDelay = Type.Object({ request: Nullable(OwnDelayRequest) });
export type ProductDelay = Static<typeof ProductDelay>;
