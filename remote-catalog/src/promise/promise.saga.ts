import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchPromises } from './promise.api.ts';
import { promiseRead, promiseWanted } from './promise.slice.ts';

export function* promiseSaga() {
  yield* takeLatest(promiseWanted, load);
}

/** Without an answer the product only lacks its date. */
function* load() {
  try {
    yield* put(promiseRead(yield* call(fetchPromises)));
  } catch (error) {
    console.warn('[catalog] the promise could not be read', error);
  }
}
