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
  aged,
  cartSignature,
  dropAttempt,
  isFresh,
  newAttempt,
  readAttempt,
  storeAttempt,
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

/** takeLeading: while an order is being sent, further clicks are ignored. */
export function* checkoutSaga() {
  yield* takeLatest(confirmationAsked, readConfirmation);
  yield* takeLeading([checkoutOpened, orderSubmitted, orderAskedAgain, priceChangeAccepted], work);
}

function* work(action: Action) {
  if (checkoutOpened.match(action)) yield* call(resumeAttempt);
  else if (orderAskedAgain.match(action)) yield* call(repeatAttempt);
  else if (priceChangeAccepted.match(action)) yield* call(submitWithConsent);
  else yield* call(submit);
}

/** Shows an order's confirmation again, unless the cart has been filled for the next order. */
function* readConfirmation({ payload: orderId }: ReturnType<typeof confirmationAsked>) {
  if ((yield* call(waitForCart)).items.length > 0) {
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

/** Orders the cart as shown; does nothing while a change of the cart is still being sent. */
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
  storeAttempt(user.id, attempt);
  yield* call(sendUntilAnswered, { userId: user.id, attempt, repeated: false });
}

function* repeatAttempt() {
  const user = yield* select(selectUser);
  const attempt = user && readAttempt(user.id);
  if (attempt) yield* call(sendUntilAnswered, { userId: user.id, attempt, repeated: true });
}

interface Sending {
  userId: string;
  attempt: Attempt;
  /** An earlier request with its key was not answered: it may have placed the order. */
  repeated: boolean;
}

/**
 * A refused session ends this saga before it hears of the refusal, so that the attempt is dealt with where the answer arrives.
 * The next session sends nothing by itself: this order was not placed, and what may have become of an earlier request of it is
 * asked for at the press of a button.
 */
async function send({ userId, attempt, repeated }: Sending) {
  try {
    return await postOrder(attempt.body, attempt.key);
  } catch (error) {
    if (isSessionRefused(error)) {
      if (repeated) storeAttempt(userId, aged(attempt));
      else dropAttempt();
    }
    throw error;
  }
}

const isSessionRefused = (error: unknown): boolean => toFailure(error).status === 401;

/** Sends the order, and repeats it with the same key until the server has answered what became of it. */
function* sendUntilAnswered(sending: Sending) {
  let { repeated } = sending;
  yield* put(orderSent());
  for (const wait of [...WAITS_MS, null]) {
    try {
      const order = yield* call(send, { ...sending, repeated });
      // Only an answer with an order id confirms the order; an empty one counts as no answer.
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
        if (!isSessionRefused(error)) dropAttempt();
        yield* call(refuse, error);
        return;
      }
    }
    repeated = true;
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

/** The consent is for the prices in the dialog only: if they have risen again, the user is asked again. */
function* submitWithConsent() {
  const { question } = yield* select(selectCheckout);
  yield* call(submit, question?.fingerprint);
}

/** After a reload: repeats an order without answer, if the cart is still the one that was sent. */
function* resumeAttempt() {
  const user = yield* select(selectUser);
  const attempt = user && readAttempt(user.id);
  if (!attempt) return;
  const { items } = yield* call(waitForCart);
  if (items.length > 0 && cartSignature(items) !== attempt.cart) {
    dropAttempt();
    yield* put(orderDoubtful());
  } else if (isFresh(attempt)) yield* call(sendUntilAnswered, { userId: user.id, attempt, repeated: true });
  else yield* put(orderInterrupted());
}

function* waitForCart() {
  while (!(yield* select(selectCartFacts)).loaded) yield* take('*');
  return yield* select(selectCartFacts);
}
