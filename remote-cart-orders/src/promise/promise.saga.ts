import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchPromises } from './promise.api.ts';
import { promiseRead, promiseWanted } from './promise.slice.ts';

export function* promiseSaga() {
  yield* takeLatest(promiseWanted, load);
}

/** Without an answer the pages only lack the date. */
function* load({ payload }: ReturnType<typeof promiseWanted>) {
  try {
    const { promises } = yield* call(fetchPromises, payload);
    yield* put(promiseRead({ place: payload, promises }));
  } catch (error) {
    console.warn('[cart-orders] the promise could not be read', error);
  }
}
