import { all, call, put, select, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { toFormFailure } from '../../../forms/failure.ts';
import { deleteSubscription, fetchChoices, postSubscription, putChoice } from './choices.api.ts';
import {
  choiceMade,
  choiceRefused,
  choicesOpened,
  choicesRead,
  choicesUnread,
  pushFailed,
  pushSettled,
  pushUnwanted,
  pushWanted,
  selectChoices,
} from './choices.slice.ts';
import { readPushHere, subscribeHere, unsubscribeHere } from './push-here.ts';

export function* notificationChoicesSaga() {
  yield* takeLatest(choicesOpened, load);
  yield* takeEvery(choiceMade, save);
  yield* takeLeading(pushWanted, subscribe);
  yield* takeLeading(pushUnwanted, unsubscribe);
}

function* load() {
  try {
    const { read, here } = yield* all({ read: call(fetchChoices), here: call(readPushHere) });
    yield* put(Array.isArray(read.choices) ? choicesRead({ ...read, here }) : choicesUnread());
  } catch (error) {
    console.warn('[account] the choices of notifications could not be read', error);
    yield* put(choicesUnread());
  }
}

function* save({ payload }: ReturnType<typeof choiceMade>) {
  try {
    yield* call(putChoice, payload);
  } catch (error) {
    yield* put(choiceRefused(toFormFailure(error)));
    // What the server has now is shown again.
    yield* call(load);
  }
}

function* subscribe() {
  const { pushKey } = yield* select(selectChoices);
  try {
    const given = pushKey && (yield* call(subscribeHere, pushKey));
    if (given) yield* call(postSubscription, given);
    yield* put(pushSettled(yield* call(readPushHere)));
  } catch (error) {
    // A browser that is subscribed without the server's knowledge would say 'on' and never be told anything.
    yield* call(() => unsubscribeHere().catch(() => null));
    yield* put(pushFailed(toFormFailure(error)));
  }
}

function* unsubscribe() {
  try {
    const endpoint = yield* call(unsubscribeHere);
    if (endpoint) yield* call(deleteSubscription, endpoint);
    yield* put(pushSettled(yield* call(readPushHere)));
  } catch (error) {
    yield* put(pushFailed(toFormFailure(error)));
  }
}
