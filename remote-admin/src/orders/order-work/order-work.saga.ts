import type { OrderEvent } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';
import { call, put, race, select, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { waitingChanged } from '../../desk-facts.ts';
import { refusalOf } from '../../refusals.ts';
import { fetchOrderWork, sendChange } from './order-work.api.ts';
import {
  changeAsked,
  changeRefused,
  changeSaved,
  orderWorkFailed,
  orderWorkMissing,
  orderWorkOpened,
  orderWorkRead,
  selectOrderWork,
} from './order-work.slice.ts';

export function* orderWorkSaga() {
  yield* takeLatest(orderWorkOpened, ({ payload }) => load(payload));
  // A second click while the first is on its way changes nothing; what came of it does not enter another order's page.
  yield* takeLeading(changeAsked, function* (asked) {
    yield* race({ answered: call(change, asked), left: take(orderWorkOpened) });
  });
}

function* load(orderId: string) {
  try {
    yield* put(orderWorkRead(yield* call(fetchOrderWork, orderId)));
  } catch (error) {
    const { status, code } = yield* refusalOf(error);
    console.warn('[admin] the order could not be loaded', code);
    yield* put(status === 404 ? orderWorkMissing() : orderWorkFailed());
  }
}

function* change({ payload: { part, change: asked } }: ReturnType<typeof changeAsked>) {
  const { orderId } = yield* select(selectOrderWork);
  try {
    yield* put(changeSaved(yield* call(sendChange, orderId, asked)));
    if (part === 'answer') yield* put(waitingChanged());
  } catch (error) {
    const refusal = yield* refusalOf(error);
    const { events } = toFailure(error).details;
    const meanwhile = Array.isArray(events) ? (events as OrderEvent[]) : [];
    yield* put(changeRefused({ refusal: { ...refusal, part }, meanwhile }));
    // Somebody was quicker: the page shows the order as it is now, the next click decides on that.
    if (refusal.status === 409) yield* load(orderId);
  }
}
