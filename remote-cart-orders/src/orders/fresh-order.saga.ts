import { toFailure } from '@extranet/shared/http';
import { all, call, delay, eventChannel, put, select, take, takeLatest } from '@extranet/shared/saga';
import { userRefreshed } from '@extranet/shared/session';
import { orderReadAgain } from '../order-facts.ts';
import { fetchOrder } from '../orders.api.ts';
import { orderRead, orderSoughtAgain } from './order.slice.ts';
import { fetchLife } from './order-life.api.ts';
import { lifeRead, selectOrderLife } from './order-life.slice.ts';

/** The host's bell: the number of notifications changed, and what it tells may be about this order. */
export const UNREAD_TOLD = 'bell/unreadTold';
/** Several notifications that come together are one reason to read. */
const TOGETHER_MS = 300;
/** Somebody who goes back and forth between windows reads once in this time. */
const WINDOW_PAUSE_MS = 30_000;

/** While an order's page is open, it follows the server without being touched; each minute as a net. */
export function* keepFresh(orderId: string) {
  const shownAgain = eventChannel<true>((tell) => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') tell(true);
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  });
  let readAt = performance.now();
  const read = function* read() {
    readAt = performance.now();
    yield* delay(TOGETHER_MS);
    yield* call(readQuietly, orderId);
  };
  yield* takeLatest([orderSoughtAgain.type, UNREAD_TOLD, userRefreshed.type], read);
  try {
    while (true) {
      yield* take(shownAgain);
      if (performance.now() - readAt >= WINDOW_PAUSE_MS) yield* call(read);
    }
  } finally {
    shownAgain.close();
  }
}

/** What is shown stays until the answer, and after a failure. */
function* readQuietly(orderId: string) {
  const { saved } = yield* select(selectOrderLife);
  try {
    const { order, life } = yield* all({ order: call(fetchOrder, orderId), life: call(fetchLife, orderId) });
    const now = yield* select(selectOrderLife);
    // An answer from before the customer's own change would take that back on the page.
    if (now.saving || now.saved !== saved) return;
    yield* put(orderRead(order));
    yield* put(lifeRead(life));
    yield* put(orderReadAgain(orderId));
  } catch (error) {
    console.warn('[cart-orders] the open order could not be read again', toFailure(error).code);
  }
}
