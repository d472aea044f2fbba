import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { priceListOpened, priceListSized } from './price-list.slice.ts';
import { fetchPriceListSize } from './price-list-file.ts';

export function* priceListSaga() {
  yield* takeLatest(priceListOpened, load);
}

function* load() {
  try {
    yield* put(priceListSized(yield* call(fetchPriceListSize)));
  } catch (error) {
    console.warn(`[catalog] size of the price list: ${toFailure(error).code}`);
  }
}
