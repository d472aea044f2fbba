import { call, put, takeEvery, takeLatest } from '@extranet/shared/saga';
import { waitingChanged } from '../desk-facts.ts';
import { refusalOf } from '../refusals.ts';
import { fetchDeliveryRequests, putHandled } from './delivery-requests.api.ts';
import {
  handlingFailed,
  inboxFailed,
  inboxOpened,
  inboxRead,
  requestHandled,
  requestReopened,
} from './delivery-requests.slice.ts';

export function* deliveryRequestsSaga() {
  yield* takeLatest(inboxOpened, loadInbox);
  // Each request by itself: two may be marked at the same time.
  yield* takeEvery(requestHandled, markHandled);
  yield* takeEvery(requestReopened, reopen);
}

function* loadInbox() {
  try {
    yield* put(inboxRead(yield* call(fetchDeliveryRequests)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the delivery requests could not be loaded', code);
    yield* put(inboxFailed());
  }
}

function* markHandled({ payload }: ReturnType<typeof requestHandled>) {
  try {
    yield* call(putHandled, payload.drId, true);
    yield* put(waitingChanged());
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the request could not be marked as handled', code);
    yield* put(handlingFailed(payload));
  }
}

function* reopen({ payload }: ReturnType<typeof requestReopened>) {
  try {
    yield* call(putHandled, payload.drId, false);
    yield* put(waitingChanged());
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the request could not be reopened', code);
    yield* put(inboxOpened());
  }
}
