import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { PAGE } from './page.ts';
import { fetchPartRequests, fetchWaiting, postAnswer, putStatus } from './part-requests.api.ts';
import {
  answerRefused,
  answerSent,
  answerTaken,
  olderPartRequestsAsked,
  partRequestMarkAsked,
  partRequestMarked,
  partRequestMarkFailed,
  partRequestsFailed,
  partRequestsOpened,
  partRequestsRead,
  waitingAsked,
  waitingCounted,
} from './part-requests.slice.ts';

export function* partRequestsSaga() {
  yield* takeLatest(waitingAsked, countWaiting);
  yield* takeLatest(partRequestsOpened, openInbox);
  yield* takeLeading(olderPartRequestsAsked, ({ payload }) => load(payload));
  // Each request by itself: two may be marked, or answered, at the same time.
  yield* takeEvery(partRequestMarkAsked, mark);
  yield* takeEvery(answerSent, answer);
}

function* openInbox() {
  yield* put(waitingAsked());
  yield* load(0);
}

/** Without an answer the menu only lacks the number. */
function* countWaiting() {
  try {
    yield* put(waitingCounted((yield* call(fetchWaiting)).length));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the requests for parts could not be counted', code);
  }
}

function* load(offset: number) {
  try {
    const requests = yield* call(fetchPartRequests, offset);
    yield* put(partRequestsRead({ requests, more: requests.length === PAGE }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the requests for parts could not be loaded', code);
    yield* put(partRequestsFailed());
  }
}

function* mark({ payload: { id, status } }: ReturnType<typeof partRequestMarkAsked>) {
  try {
    yield* put(partRequestMarked(yield* call(putStatus, id, status)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the request for a part could not be marked', code);
    yield* put(partRequestMarkFailed(id));
  }
}

function* answer({ payload: { id, answer } }: ReturnType<typeof answerSent>) {
  try {
    yield* put(answerTaken(yield* call(postAnswer, id, answer)));
  } catch (error) {
    yield* put(answerRefused({ id, refusal: yield* refusalOf(error) }));
  }
}
