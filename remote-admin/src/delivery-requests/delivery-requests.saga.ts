import { call, put, takeEvery, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchDeliveryRequests, postAnswer, putHandled } from './delivery-requests.api.ts';
import {
  answerGiven,
  answerKept,
  answerRefused,
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
  yield* takeEvery(answerGiven, answer);
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
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the request could not be marked as handled', code);
    yield* put(handlingFailed(payload));
  }
}

function* reopen({ payload }: ReturnType<typeof requestReopened>) {
  try {
    yield* call(putHandled, payload.drId, false);
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the request could not be reopened', code);
    yield* put(inboxOpened());
  }
}

/** The button is busy meanwhile: a second click sends nothing, and the server answers once. */
function* answer({ payload: { drId, ...given } }: ReturnType<typeof answerGiven>) {
  try {
    yield* put(answerKept(yield* call(postAnswer, drId, given)));
  } catch (error) {
    const { message } = yield* refusalOf(error);
    yield* put(answerRefused({ drId, reason: message }));
  }
}
