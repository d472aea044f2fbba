import { isUnheard, toFailure, toRefusal } from '@extranet/shared/http';
import { cartChanged, connectionRestored } from '@extranet/shared/remote';
import {
  type Action,
  call,
  delay,
  put,
  race,
  select,
  take,
  takeLatest,
  takeLeading,
} from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { isSettled, selectCartFacts } from '../cart-facts.ts';
import { fetchOrder } from '../orders.api.ts';
import {
  type Attempt,
  cartMark,
  dropAttempt,
  isFresh,
  keepAttempt,
  keptAttempt,
  newAttempt,
} from './attempt.ts';
import { postOrder } from './checkout.api.ts';
import {
  checkoutOpened,
  confirmationAsked,
  orderAskedAgain,
  orderDoubtful,
  orderInterrupted,
  orderPlaced,
  orderRefused,
  orderSent,
  orderSubmitted,
  orderUnanswered,
  orderUnconfirmed,
  priceChangeAccepted,
  pricesChanged,
  selectCheckout,
} from './checkout.slice.ts';
import { deliveryLost, draftDropped, selectDraft } from './draft.slice.ts';
import { priceQuestionOf } from './price-question.ts';

const WAITS_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/** takeLeading: while an order is on its way nothing else of it can begin, a second click least of all. */
export function* checkoutSaga() {
  yield* takeLatest(confirmationAsked, readConfirmation);
  yield* takeLeading([checkoutOpened, orderSubmitted, orderAskedAgain, priceChangeAccepted], work);
}

function* work(action: Action) {
  if (checkoutOpened.match(action)) yield* call(takeUpAgain);
  else if (orderAskedAgain.match(action)) yield* call(askAgain);
  else if (priceChangeAccepted.match(action)) yield* call(consent);
  else yield* call(submit);
}

/** A cart that is full again is the next order. */
function* readConfirmation({ payload: orderId }: ReturnType<typeof confirmationAsked>) {
  if ((yield* call(cartOnceLoaded)).items.length > 0) {
    yield* put(checkoutOpened());
    return;
  }
  try {
    yield* put(orderPlaced(yield* call(fetchOrder, orderId)));
  } catch (error) {
    console.warn('[cart-orders] the order that was placed could not be read again', toFailure(error).code);
    yield* put(checkoutOpened());
  }
}

/** What is shown is ordered: a change that is still on its way to the server is not in it. */
function* submit(agreed?: string) {
  const user = yield* select(selectUser);
  const draft = yield* select(selectDraft);
  const cart = yield* select(selectCartFacts);
  if (!user || !draft.delivery || !isSettled(cart)) return;
  const body = {
    delivery: { daId: draft.delivery.daId },
    orderInternalRef: draft.internalRef.trim(),
    fingerprint: agreed ?? cart.fingerprint,
  };
  const attempt = newAttempt(body, cart.items);
  keepAttempt(user.id, attempt);
  yield* call(ask, attempt);
}

function* askAgain() {
  const user = yield* select(selectUser);
  const attempt = user && keptAttempt(user.id);
  if (attempt) yield* call(ask, attempt);
}

/** Sends it, and sends it again under the same key until the server has said what became of it. */
function* ask({ key, body }: Attempt) {
  yield* put(orderSent());
  for (const wait of [...WAITS_MS, null]) {
    try {
      const order = yield* call(postOrder, body, key);
      // An empty answer is none: only an order with its id is a confirmation.
      if (order?.orderId) {
        dropAttempt();
        yield* put(orderPlaced(order));
        yield* put(draftDropped());
        yield* put(cartChanged());
        return;
      }
    } catch (error) {
      const failure = toRefusal(error);
      if (!isUnheard(failure) && failure.code !== 'order.inProgress') {
        dropAttempt();
        yield* call(refuse, error);
        return;
      }
    }
    if (wait === null) break;
    yield* put(orderUnanswered());
    yield* race([delay(wait), take(connectionRestored)]);
  }
  yield* put(orderUnconfirmed());
}

function* refuse(error: unknown) {
  const question = priceQuestionOf(error);
  if (question) {
    yield* put(pricesChanged(question));
    return;
  }
  const failure = toRefusal(error);
  yield* put(orderRefused(failure));
  if (failure.status === 404) yield* put(deliveryLost());
  yield* put(cartChanged());
}

/** To what the dialog showed and to nothing else: what rose once more in between is asked about again. */
function* consent() {
  const { question } = yield* select(selectCheckout);
  yield* call(submit, question?.fingerprint);
}

/** After a reload: an order without an answer is asked for again, if the cart is still the one that was sent. */
function* takeUpAgain() {
  const user = yield* select(selectUser);
  const attempt = user && keptAttempt(user.id);
  if (!attempt) return;
  const { items } = yield* call(cartOnceLoaded);
  if (items.length > 0 && cartMark(items) !== attempt.cart) {
    dropAttempt();
    yield* put(orderDoubtful());
  } else if (isFresh(attempt)) yield* call(ask, attempt);
  else yield* put(orderInterrupted());
}

function* cartOnceLoaded() {
  while (!(yield* select(selectCartFacts)).loaded) yield* take('*');
  return yield* select(selectCartFacts);
}
