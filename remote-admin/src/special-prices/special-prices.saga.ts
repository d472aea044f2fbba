import { call, fork, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { listPriceFailed, listPriceRead, referenceNamed } from './list-price.slice.ts';
import { mergedSlices } from './merged-slices.ts';
import { newLinesSaga } from './new-lines.saga.ts';
import type { PriceOwner } from './price-owner.ts';
import {
  fetchListPrice,
  fetchMorePrices,
  fetchSpecialPrices,
  postPriceChanges,
  putSpecialPrices,
} from './special-prices.api.ts';
import {
  morePricesFailed,
  morePricesRead,
  priceChangesSaved,
  priceChangesSubmitted,
  pricesClosed,
  pricesOpened,
  pricesRead,
  pricesReadFailed,
  pricesRefused,
  pricesSaved,
  pricesSubmitted,
  restWanted,
  selectSpecialPrices,
} from './special-prices.slice.ts';

export function* specialPricesSaga() {
  // What is closed needs no further slices.
  yield* takeLatest([pricesOpened, restWanted, pricesClosed], readPrices);
  yield* takeLatest(referenceNamed, readListPrice);
  yield* fork(newLinesSaga);
  // A second click must not send the older list after the newer one.
  yield* takeLeading([pricesSubmitted, priceChangesSubmitted], savePrices);
}

function* readListPrice({ payload: ref }: ReturnType<typeof referenceNamed>) {
  try {
    yield* put(listPriceRead(yield* call(fetchListPrice, ref)));
  } catch (error) {
    yield* put(listPriceFailed(yield* refusalOf(error)));
  }
}

function* readPrices(action: ReturnType<typeof pricesOpened | typeof restWanted | typeof pricesClosed>) {
  if (pricesOpened.match(action)) yield* readFirst(action.payload);
  if (!pricesClosed.match(action)) yield* readRest(action.payload);
}

function* readFirst(owner: PriceOwner) {
  try {
    yield* put(pricesRead(yield* call(fetchSpecialPrices, owner)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the special prices could not be loaded', code);
    yield* put(pricesReadFailed());
  }
}

/** One slice after the other: the server answers others between two, and so does the page. */
function* readRest(owner: PriceOwner) {
  try {
    for (let { rest, reached } = yield* select(selectSpecialPrices); rest === 'pending'; ) {
      yield* put(morePricesRead(yield* call(fetchMorePrices, owner, reached)));
      ({ rest, reached } = yield* select(selectSpecialPrices));
    }
  } catch (error) {
    yield* refusalOf(error);
    yield* put(morePricesFailed());
  }
}

function* savePrices(action: ReturnType<typeof pricesSubmitted | typeof priceChangesSubmitted>) {
  try {
    if (pricesSubmitted.match(action)) {
      const { owner, tag, lines } = action.payload;
      yield* put(pricesSaved(yield* call(putSpecialPrices, owner, tag, lines)));
    } else {
      const { owner, changes } = action.payload;
      const saved = yield* call(postPriceChanges, owner, changes);
      const { slices } = yield* select(selectSpecialPrices);
      yield* put(priceChangesSaved(mergedSlices(slices, changes, saved)));
    }
  } catch (error) {
    yield* put(pricesRefused(yield* refusalOf(error)));
  }
}
