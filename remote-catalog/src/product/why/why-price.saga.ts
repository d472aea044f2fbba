import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchReasons } from './why-price.api.ts';
import { reasonsAsked, reasonsFailed, reasonsRead } from './why-price.slice.ts';

export function* whyPriceSaga() {
  // The quantity typed last counts.
  yield* takeLatest(reasonsAsked, readReasons);
}

function* readReasons({ payload: { prodId, quantity } }: ReturnType<typeof reasonsAsked>) {
  try {
    yield* put(reasonsRead(yield* call(fetchReasons, prodId, quantity)));
  } catch (error) {
    console.warn('[catalog] the reasons of a price could not be loaded', toFailure(error).code);
    yield* put(reasonsFailed());
  }
}
