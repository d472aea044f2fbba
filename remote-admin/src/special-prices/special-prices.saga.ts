import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { listPriceFailed, listPriceRead, referenceNamed } from './list-price.slice.ts';
import { fetchListPrice, fetchSpecialPrices, putSpecialPrices } from './special-prices.api.ts';
import {
  pricesOpened,
  pricesRead,
  pricesReadFailed,
  pricesRefused,
  pricesSaved,
  pricesSubmitted,
} from './special-prices.slice.ts';

export function* specialPricesSaga() {
  yield* takeLatest(pricesOpened, readPrices);
  yield* takeLatest(referenceNamed, readListPrice);
  // A second click must not send the older list after the newer one.
  yield* takeLeading(pricesSubmitted, savePrices);
}

function* readListPrice({ payload: ref }: ReturnType<typeof referenceNamed>) {
  try {
    yield* put(listPriceRead(yield* call(fetchListPrice, ref)));
  } catch (error) {
    yield* put(listPriceFailed(yield* refusalOf(error)));
  }
}

function* readPrices({ payload: owner }: ReturnType<typeof pricesOpened>) {
  try {
    yield* put(pricesRead(yield* call(fetchSpecialPrices, owner)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the special prices could not be loaded', code);
    yield* put(pricesReadFailed());
  }
}

function* savePrices({ payload: { owner, tag, lines } }: ReturnType<typeof pricesSubmitted>) {
  try {
    yield* put(pricesSaved(yield* call(putSpecialPrices, owner, tag, lines)));
  } catch (error) {
    yield* put(pricesRefused(yield* refusalOf(error)));
  }
}
