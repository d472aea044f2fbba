import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchReturn, fetchReturns } from './returns.api.ts';
import {
  returnFailed,
  returnMissing,
  returnOpened,
  returnRead,
  returnsFailed,
  returnsOpened,
  returnsRead,
} from './returns.slice.ts';

export function* returnsSaga() {
  yield* takeLatest(returnsOpened, load);
  yield* takeLatest(returnOpened, loadOne);
}

function* load() {
  try {
    yield* put(returnsRead(yield* call(fetchReturns)));
  } catch (error) {
    console.warn('[cart-orders] the returns could not be loaded', toFailure(error).code);
    yield* put(returnsFailed());
  }
}

function* loadOne({ payload }: ReturnType<typeof returnOpened>) {
  try {
    // A missing one is answered without a body (C8.02).
    const found = yield* call(fetchReturn, payload);
    yield* put(found?.returnId ? returnRead(found) : returnMissing());
  } catch (error) {
    const { status, code } = toFailure(error);
    console.warn('[cart-orders] the return could not be loaded', code);
    yield* put(status === 404 ? returnMissing() : returnFailed());
  }
}
