import { toFailure, toRefusal } from '@extranet/shared/http';
import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchOrder } from '../orders.api.ts';
import {
  addressingRefused,
  draftOrderFailed,
  draftOrderOpened,
  draftOrderRead,
  draftPricesChanged,
  isValidated,
  orderAddressed,
  orderValidated,
} from './addressing.slice.ts';
import { postValidation, putOrderDelivery } from './checkout.api.ts';
import { priceQuestionOf } from './price-question.ts';

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

function* validate({ payload }: ReturnType<typeof orderAddressed>) {
  const { orderId, delivery, fingerprint } = payload;
  const seen = fingerprint === null ? {} : { fingerprint };
  try {
    yield* call(putOrderDelivery, orderId, { delivery: { daId: delivery.daId }, ...seen });
    yield* put(orderValidated(yield* call(postValidation, orderId, seen)));
  } catch (error) {
    const question = priceQuestionOf(error);
    if (question) yield* put(draftPricesChanged({ ...question, delivery }));
    else yield* call(findOut, orderId, error);
  }
}

/** After an error the request may still have succeeded: the order is read again to find out. */
function* findOut(orderId: string, error: unknown) {
  try {
    const order = yield* call(fetchOrder, orderId);
    if (isValidated(order)) {
      yield* put(orderValidated(order));
      return;
    }
    yield* put(draftOrderRead(order));
  } catch (unread) {
    console.warn('[cart-orders] what became of the draft could not be read', toFailure(unread).code);
  }
  yield* put(addressingRefused(toRefusal(error)));
}
