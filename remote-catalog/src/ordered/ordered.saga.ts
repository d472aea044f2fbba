import { call, delay, put, select, takeLeading } from '@extranet/shared/saga';
import { fetchOrdered } from './ordered.api.ts';
import { orderedRead, orderedWanted, selectOrdered } from './ordered.slice.ts';

/** Somebody waits for the products, and nobody for their marks. */
const AFTER_PRODUCTS_MS = 500;
/** Orders are cancelled, too, here and in the back office: the next list of products asks again. */
const CURRENT_MS = 10_000;

export function* orderedSaga() {
  yield* takeLeading(orderedWanted, load);
}

/** Without an answer the products only lack their marks, and the next ones ask again. */
function* load() {
  const { askedAt } = yield* select(selectOrdered);
  if (askedAt !== null && performance.now() - askedAt < CURRENT_MS) return;
  yield* delay(AFTER_PRODUCTS_MS);
  try {
    const now = performance.now();
    yield* put(orderedRead({ askedAt: now, orders: yield* call(fetchOrdered) }));
  } catch (error) {
    console.warn('[catalog] what was ordered before is unknown', error);
  }
}
