import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { toRefusal } from '../failure.ts';
import { fetchOrder } from '../orders.api.ts';
import {
  addressingRefused,
  draftOrderFailed,
  draftOrderOpened,
  draftOrderRead,
  isValidated,
  orderAddressed,
  orderValidated,
} from './addressing.slice.ts';
import { postValidation, putOrderDelivery } from './checkout.api.ts';

export function* addressingSaga() {
  yield* takeLatest(draftOrderOpened, load);
  yield* takeLeading(orderAddressed, validate);
}

function* load({ payload: orderId }: ReturnType<typeof draftOrderOpened>) {
  try {
    yield* put(draftOrderRead(yield* call(fetchOrder, orderId)));
  } catch (error) {
    yield* put(draftOrderFailed(toRefusal(error)));
  }
}

function* validate({ payload: { orderId, delivery } }: ReturnType<typeof orderAddressed>) {
  try {
    yield* call(putOrderDelivery, orderId, { daId: delivery.daId });
    yield* put(orderValidated(yield* call(postValidation, orderId)));
  } catch (error) {
    yield* call(findOut, orderId, error);
  }
}

/** The answer may have been lost on its way: what counts is what the order is now. */
function* findOut(orderId: string, error: unknown) {
  try {
    const order = yield* call(fetchOrder, orderId);
    if (isValidated(order)) yield* put(orderValidated(order));
    else yield* put(addressingRefused(toRefusal(error)));
  } catch {
    yield* put(addressingRefused(toRefusal(error)));
  }
}
