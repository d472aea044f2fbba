import { toFailure, toRefusal } from '@extranet/shared/http';
import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchReturn, fetchReturns, postWithdrawal } from './returns.api.ts';
import {
  returnFailed,
  returnMissing,
  returnOpened,
  returnRead,
  returnsFailed,
  returnsOpened,
  returnsRead,
  returnWithdrawn,
  withdrawalConfirmed,
  withdrawalRefused,
} from './returns.slice.ts';

export function* returnsSaga() {
  yield* takeLatest(returnsOpened, load);
  yield* takeLatest(returnOpened, loadOne);
  // takeLeading: a double click withdraws once.
  yield* takeLeading(withdrawalConfirmed, withdraw);
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

function* withdraw({ payload }: ReturnType<typeof withdrawalConfirmed>) {
  try {
    yield* put(returnWithdrawn(yield* call(postWithdrawal, payload)));
  } catch (error) {
    const refusal = toRefusal(error);
    yield* put(withdrawalRefused(refusal));
    // Somebody was quicker: what was decided is to be seen beside the refusal.
    if (refusal.status === 409) yield* call(readAgain, payload);
  }
}

function* readAgain(id: string) {
  try {
    yield* put(returnRead(yield* call(fetchReturn, id)));
  } catch (error) {
    console.warn('[cart-orders] the decision could not be read', toFailure(error).code);
  }
}
