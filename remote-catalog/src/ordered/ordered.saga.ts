import { call, delay, put, select, takeLeading } from '@extranet/shared/saga';
import { fetchOrdered } from './ordered.api.ts';
import { orderedRead, orderedWanted, selectOrdered } from './ordered.slice.ts';

/** Somebody waits for the products, and nobody for their marks. */
const AFTER_PRODUCTS_MS = 500;

export function* orderedSaga() {
  yield* takeLeading(orderedWanted, load);
}

/** Without an answer the products only lack their marks, and the next ones ask again. */
function* load() {
  if ((yield* select(selectOrdered)).isCurrent) return;
  yield* delay(AFTER_PRODUCTS_MS);
  try {
    yield* put(orderedRead(yield* call(fetchOrdered)));
  } catch (error) {
    console.warn('[catalog] what was ordered before is unknown', error);
  }
}
