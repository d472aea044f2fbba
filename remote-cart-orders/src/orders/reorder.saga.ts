import { call, delay, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { addAll } from '../additions.saga.ts';
import { unanswered } from '../offers.ts';
import { fetchOffers, findByReferences } from '../products.api.ts';
import {
  reorderAdded,
  reorderCompared,
  reorderConfirmed,
  reorderFailed,
  reorderOffersRead,
  reorderQuantityChosen,
  reorderRefused,
  reorderRequested,
  reorderTicked,
  selectReorder,
} from './reorder.slice.ts';
import { additionsOf, compareWithToday, isTaken, wantedOf } from './reorder-lines.ts';

/** Somebody who holds '+' asks once. */
const AFTER_LAST_CHANGE_MS = 250;

export function* reorderSaga() {
  yield* takeLatest(reorderRequested, compare);
  yield* takeLatest([reorderCompared, reorderQuantityChosen, reorderTicked], readOffers);
  // takeLeading: a second click must not add everything twice.
  yield* takeLeading(reorderConfirmed, add);
}

function* compare({ payload: items }: ReturnType<typeof reorderRequested>) {
  try {
    const refs = items.map(({ itProdRef }) => itProdRef);
    yield* put(reorderCompared(compareWithToday(items, yield* call(findByReferences, refs))));
  } catch {
    yield* put(reorderFailed());
  }
}

/** Without an answer the lines keep price and stock of one piece; the cart says it anew. */
function* readOffers({ type }: { type: string }) {
  if (type !== reorderCompared.type) yield* delay(AFTER_LAST_CHANGE_MS);
  const { lines, offers } = yield* select(selectReorder);
  const asked = unanswered(wantedOf(lines), offers);
  if (asked.length === 0) return;
  try {
    yield* put(reorderOffersRead(yield* call(fetchOffers, asked)));
  } catch (error) {
    console.warn('[reorder] prices and stock by quantity are unknown', error);
  }
}

function* add() {
  const { lines } = yield* select(selectReorder);
  const wanted = lines.filter(isTaken);
  const { added, failure } = yield* call(addAll, additionsOf(lines));
  if (!failure) yield* put(reorderAdded());
  else yield* put(reorderRefused({ added: wanted.slice(0, added).map(({ key }) => key), failure }));
}
