import { toRefusal } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchOrder } from '../orders.api.ts';
import { orderFailed, orderMissing, orderOpened, orderRead } from './order.slice.ts';

export function* orderSaga() {
  yield* takeLatest(orderOpened, load);
}

function* load({ payload }: ReturnType<typeof orderOpened>) {
  try {
    yield* put(orderRead(yield* call(fetchOrder, payload.orderId)));
  } catch (error) {
    yield* put(toRefusal(error).status === 404 ? orderMissing() : orderFailed());
  }
}
