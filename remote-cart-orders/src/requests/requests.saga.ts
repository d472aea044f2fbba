import { toFailure } from '@extranet/shared/http';
import { call, put, takeEvery, takeLatest } from '@extranet/shared/saga';
import { dropAlert, fetchRequests } from './requests.api.ts';
import {
  alertDropped,
  alertLeft,
  alertStays,
  requestsFailed,
  requestsOpened,
  requestsRead,
} from './requests.slice.ts';

export function* requestsSaga() {
  yield* takeLatest(requestsOpened, load);
  yield* takeEvery(alertLeft, leave);
}

function* load() {
  try {
    yield* put(requestsRead(yield* call(fetchRequests)));
  } catch (error) {
    console.warn('[cart-orders] the own requests could not be loaded', toFailure(error).code);
    yield* put(requestsFailed());
  }
}

function* leave({ payload: prodId }: ReturnType<typeof alertLeft>) {
  try {
    yield* call(dropAlert, prodId);
    yield* put(alertDropped(prodId));
  } catch (error) {
    console.warn('[cart-orders] the alert could not be given up', toFailure(error).code);
    yield* put(alertStays(prodId));
  }
}
