import { ORDERS_STEPPED_MAX } from '@extranet/shared/rules/order';
import { call, put, select, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { postSteps } from './several.api.ts';
import {
  selectSeveral,
  severalAsked,
  severalDone,
  severalFailed,
  severalRepeated,
  severalTaken,
  severalTakenBack,
} from './several.slice.ts';

export function* severalSaga() {
  // takeLeading: a second click must not take the step again.
  yield* takeLeading([severalAsked, severalTakenBack, severalRepeated], takeSteps);
}

function* takeSteps() {
  const { step, orders, outcome } = yield* select(selectSeveral);
  const answered = [...(outcome?.done ?? []), ...(outcome?.refused ?? []).map(({ orderId }) => orderId)];
  const left = orders.filter(({ orderId }) => !answered.includes(orderId));
  try {
    for (let from = 0; from < left.length; from += ORDERS_STEPPED_MAX) {
      const some = left.slice(from, from + ORDERS_STEPPED_MAX);
      yield* put(severalTaken(yield* call(postSteps, { step, orders: some })));
    }
    yield* put(severalDone());
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the step of several orders did not succeed', code);
    yield* put(severalFailed());
  }
}
