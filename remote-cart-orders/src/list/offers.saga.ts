import { call, delay, put, select, takeLatest } from '@extranet/shared/saga';
import { unanswered } from '../offers.ts';
import { fetchOffers } from '../products.api.ts';
import { wantedOf } from './lines.ts';
import {
  lineQuantityChosen,
  lineRemoved,
  listChecked,
  offersRead,
  productChosen,
  selectList,
  shortRead,
} from './list.slice.ts';

/** Somebody who holds '+' asks once. */
const AFTER_LAST_CHANGE_MS = 250;

export function* offersSaga() {
  yield* takeLatest([listChecked, shortRead, productChosen, lineQuantityChosen, lineRemoved], readOffers);
}

/** Without an answer the lines keep price and stock of one piece; the cart says it anew. */
function* readOffers({ type }: { type: string }) {
  if (type === lineQuantityChosen.type) yield* delay(AFTER_LAST_CHANGE_MS);
  const { lines, offers } = yield* select(selectList);
  const asked = unanswered(wantedOf(lines), offers);
  if (asked.length === 0) return;
  try {
    yield* put(offersRead(yield* call(fetchOffers, asked)));
  } catch (error) {
    console.warn('[list] prices and stock by quantity are unknown', error);
  }
}
