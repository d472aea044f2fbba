import type { Offer } from '@extranet/shared/contracts';
import { call, delay } from '@extranet/shared/saga';
import { type Offers, unanswered, type WantedLine } from './offers.ts';
import { fetchOffers } from './products.api.ts';

/** Somebody who holds '+' asks once. */
export const waitForLastChange = () => delay(250);

/** Without an answer the lines keep price and stock of one piece; the cart says it anew. */
export function* newOffers(lines: readonly WantedLine[], offers: Offers) {
  const asked = unanswered(lines, offers);
  if (asked.length === 0) return [];
  try {
    return yield* call(fetchOffers, asked);
  } catch (error) {
    console.warn('[cart-orders] prices and stock by quantity are unknown', error);
    return [] as Offer[];
  }
}
