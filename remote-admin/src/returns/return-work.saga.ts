import type { ReturnEvent } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';
import { call, put, race, select, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { waitingChanged } from '../desk-facts.ts';
import { refusalOf } from '../refusals.ts';
import {
  returnWorkFailed,
  returnWorkMissing,
  returnWorkOpened,
  returnWorkRead,
  selectReturnWork,
  stepAsked,
  stepRefused,
  stepSaved,
} from './return-work.slice.ts';
import { fetchReturn, postStep } from './returns.api.ts';

export function* returnWorkSaga() {
  yield* takeLatest(returnWorkOpened, ({ payload }) => load(payload));
  // A second click while the first is on its way changes nothing; what came of it does not enter another return's page.
  yield* takeLeading(stepAsked, function* (asked) {
    yield* race({ answered: call(step, asked), left: take(returnWorkOpened) });
  });
}

function* load(id: string) {
  try {
    // A missing one is answered without a body (C8.02).
    const found = yield* call(fetchReturn, id);
    yield* put(found?.returnId ? returnWorkRead(found) : returnWorkMissing());
  } catch (error) {
    const { status, code } = yield* refusalOf(error);
    console.warn('[admin] the return could not be loaded', code);
    yield* put(status === 404 ? returnWorkMissing() : returnWorkFailed());
  }
}

function* step({ payload }: ReturnType<typeof stepAsked>) {
  const { id, shown } = yield* select(selectReturnWork);
  if (!shown) return;
  try {
    yield* put(stepSaved(yield* call(postStep, id, { ...payload, version: shown.version })));
    yield* put(waitingChanged());
  } catch (error) {
    const refusal = yield* refusalOf(error);
    const { events } = toFailure(error).details;
    const meanwhile = Array.isArray(events) ? (events as ReturnEvent[]) : [];
    yield* put(stepRefused({ refusal, meanwhile }));
    // A colleague was quicker: the page shows what is so now, the next click decides on that.
    if (refusal.status === 409) yield* load(id);
  }
}
