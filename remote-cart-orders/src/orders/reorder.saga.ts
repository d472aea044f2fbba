import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { addAll } from '../additions.saga.ts';
import { newOffers, waitForLastChange } from '../offers.saga.ts';
import { findByReferences } from '../products.api.ts';
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

export function* reorderSaga() {
  yield* takeLatest(reorderRequested, compare);
  yield* takeLatest([reorderCompared, reorderQuantityChosen, reorderTicked], readOffers);
  // takeLeading: a second click must not add everything twice.
  yield* takeLeading(reorderConfirmed, add);
}

function* compare({ payload: { items } }: ReturnType<typeof reorderRequested>) {
  try {
    const refs = items.map(({ itProdRef }) => itProdRef);
    yield* put(reorderCompared(compareWithToday(items, yield* call(findByReferences, refs))));
  } catch {
    yield* put(reorderFailed());
  }
}

function* readOffers({ type }: { type: string }) {
  if (type !== reorderCompared.type) yield* waitForLastChange();
  const { lines, offers } = yield* select(selectReorder);
  yield* put(reorderOffersRead(yield* call(newOffers, wantedOf(lines), offers)));
}

function* add() {
  const { lines } = yield* select(selectReorder);
  const wanted = lines.filter(isTaken);
  const { added, failure } = yield* call(addAll, additionsOf(lines));
  if (!failure) yield* put(reorderAdded());
  else yield* put(reorderRefused({ added: wanted.slice(0, added).map(({ key }) => key), failure }));
}
