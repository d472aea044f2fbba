import type { Cart } from '@extranet/shared/contracts';
import { toRefusal } from '@extranet/shared/http';
import { type CartAnswer, cartChanged, connectionRestored } from '@extranet/shared/remote';
import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import { toCartAnswer } from '../cart-facts.ts';
import { deleteCartItem, fetchCart, postCartItem, putCartItem } from './cart.api.ts';
import {
  cartLoadEnded,
  cartLoadFailed,
  cartLoadStarted,
  cartOpened,
  cartOutdated,
  cartRead,
  changeConfirmed,
  changeRefused,
  itemsRemoved,
  productPut,
  quantityChosen,
  selectCart,
} from './cart.slice.ts';
import { type Change, nextChange } from './changes.ts';

export function* cartSaga() {
  // takeLeading: one worker at a time. What is asked meanwhile stands in the state, and the worker looks there.
  yield* takeLeading(
    [cartOpened, cartOutdated, cartChanged, quantityChosen, itemsRemoved, productPut],
    keepInStep,
  );
  yield* takeEvery(connectionRestored, loadAgain);
  yield* put(cartOpened());
}

function* loadAgain() {
  const { failed } = yield* select(selectCart);
  if (failed) yield* put(cartOutdated());
}

/** One call after the other, changes before loads: an older answer never covers a newer one. */
function* keepInStep() {
  while (true) {
    const cart = yield* select(selectCart);
    const change = nextChange(cart);
    if (change) yield* call(tellServer, change);
    else if (cart.stale) yield* call(loadCart);
    else return;
  }
}

function* loadCart() {
  yield* put(cartLoadStarted());
  try {
    yield* put(cartRead(yield* call(answerOf, fetchCart)));
  } catch (error) {
    console.warn('[cart] it could not be loaded', error);
    yield* put(cartLoadFailed());
  } finally {
    yield* put(cartLoadEnded());
  }
}

function* tellServer(change: Change) {
  try {
    const answer = yield* call(answerOf, () => send(change));
    yield* put(changeConfirmed({ change, answer }));
  } catch (error) {
    yield* put(changeRefused({ change, failure: toRefusal(error) }));
  }
}

function* answerOf(ask: () => Promise<Cart>) {
  const askedAt = performance.now();
  const answer: CartAnswer = toCartAnswer(yield* call(ask), askedAt);
  return answer;
}

function send(change: Change): Promise<Cart> {
  switch (change.kind) {
    case 'add':
      return postCartItem({ prodId: change.prodId, quantity: change.quantity });
    case 'remove':
      return deleteCartItem(change.itId);
    case 'quantity':
      return putCartItem(change.itId, change.quantity);
  }
}
