import { toRefusal } from '@extranet/shared/http';
import { call, put, race, take, takeLatest } from '@extranet/shared/saga';
import { fetchOrder } from '../orders.api.ts';
import { keepFresh } from './fresh-order.saga.ts';
import { orderFailed, orderLeft, orderMissing, orderOpened, orderRead } from './order.slice.ts';

export function* orderSaga() {
  yield* takeLatest(orderOpened, function* show({ payload: { orderId } }) {
    yield* race({ shown: call(loadAndFollow, orderId), left: take(orderLeft) });
  });
}

function* loadAndFollow(orderId: string) {
  yield* call(load, orderId);
  yield* call(keepFresh, orderId);
}

function* load(orderId: string) {
  try {
    yield* put(orderRead(yield* call(fetchOrder, orderId)));
  } catch (error) {
    yield* put(toRefusal(error).status === 404 ? orderMissing() : orderFailed());
  }
}
