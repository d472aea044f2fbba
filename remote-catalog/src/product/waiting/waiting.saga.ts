import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { deleteAlert, fetchAlert, fetchDelay, putAlert } from './waiting.api.ts';
import { alertRead, alertRefused, alertShown, alertWanted, delayRead, delayShown } from './waiting.slice.ts';

export function* waitingSaga() {
  yield* takeLatest(alertShown, loadAlert);
  yield* takeLatest(delayShown, loadDelay);
  yield* takeLeading(alertWanted, save);
}

/** Without an answer the offer is made: asking a second time changes nothing. */
function* loadAlert({ payload: prodId }: ReturnType<typeof alertShown>) {
  try {
    yield* put(alertRead((yield* call(fetchAlert, prodId)).waiting));
  } catch (error) {
    console.warn(`[catalog] stock alert: ${toFailure(error).code}`);
    yield* put(alertRead(false));
  }
}

/** Nothing is said when it cannot be read: the mail has the answer too. */
function* loadDelay({ payload: prodId }: ReturnType<typeof delayShown>) {
  try {
    yield* put(delayRead((yield* call(fetchDelay, prodId)).request));
  } catch (error) {
    console.warn(`[catalog] delay: ${toFailure(error).code}`);
  }
}

function* save({ payload: { prodId, wanted } }: ReturnType<typeof alertWanted>) {
  try {
    yield* put(alertRead((yield* call(wanted ? putAlert : deleteAlert, prodId)).waiting));
  } catch (error) {
    yield* put(alertRefused(toFailure(error).message));
  }
}
