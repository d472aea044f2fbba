import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { waitingChanged } from '../desk-facts.ts';
import { refusalOf } from '../refusals.ts';
import {
  answerRefused,
  answerSent,
  answerTaken,
  delayMarkAsked,
  delayMarked,
  delayMarkRefused,
  delaysFailed,
  delaysOpened,
  delaysRead,
} from './answers.slice.ts';
import { fetchAllRequests, postAnswer, putHandled } from './delivery-requests.api.ts';

export function* delaysSaga() {
  yield* takeLatest(delaysOpened, load);
  // A second click must not send a second mail.
  yield* takeLeading(answerSent, answer);
  yield* takeEvery(delayMarkAsked, mark);
}

function* load() {
  try {
    yield* put(delaysRead(yield* call(fetchAllRequests)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the delivery requests could not be loaded', code);
    yield* put(delaysFailed());
  }
}

function* answer({ payload }: ReturnType<typeof answerSent>) {
  try {
    yield* put(answerTaken(yield* call(postAnswer, payload.id, payload.answer)));
    yield* put(waitingChanged());
  } catch (error) {
    yield* put(answerRefused(yield* refusalOf(error)));
  }
}

function* mark({ payload: { id, done } }: ReturnType<typeof delayMarkAsked>) {
  try {
    yield* put(delayMarked(yield* call(putHandled, id, done)));
    yield* put(waitingChanged());
  } catch (error) {
    const refusal = yield* refusalOf(error);
    console.warn('[admin] the request could not be marked', refusal.code);
    yield* put(delaysOpened());
    yield* put(delayMarkRefused(refusal));
  }
}
