import { type Static, Type } from 'typebox';
import { ProductRow } from './product.ts';
import { OwnDelayRequest } from './stock-alert.ts';
import { Id, Instant, Nullable } from './values.ts';

const OfProduct = Type.Object({ product: ProductRow, askedAt: Instant });

/** GET /requests: what the account asked for and waits for, the newest first; what was answered stays. */
export const OwnRequests = Type.Object({
  alerts: Type.Array(OfProduct),
  delays: Type.Array(Type.Object({ product: ProductRow, request: OwnDelayRequest })),
  /** Parts that no search found. */
  parts: Type.Array(
    Type.Object({
      id: Id,
      asked: Type.String(),
      askedAt: Instant,
      answer: Type.String(),
      answeredAt: Nullable(Instant),
      /** What the answer proposes, where it is still to be had. */
      proposed: Nullable(ProductRow),
    }),
  ),
});
export type OwnRequests = Static<typeof OwnRequests>;
