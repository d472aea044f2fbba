import type { Cart } from '@extranet/shared/contracts';
import { toRefusal } from '@extranet/shared/http';
import { type CartAnswer, cartChanged, connectionRestored } from '@extranet/shared/remote';
import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import { sendingAskedAgain, toCartAnswer } from '../cart-facts.ts';
import { deleteCartItem, fetchCart, postCartItem, putCartItem, restoreCartItem } from './cart.api.ts';
import {
  cartChangedElsewhere,
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
  removalUndone,
  selectCart,
} from './cart.slice.ts';
import { type Change, nextChange } from './changes.ts';

export function* cartSaga() {
  // takeLeading: one worker at a time. Changes made meanwhile are in the state, where the worker finds them.
  yield* takeLeading(
    [
      ...[cartOpened, cartOutdated, cartChangedElsewhere, cartChanged],
      ...[quantityChosen, itemsRemoved, removalUndone, productPut, sendingAskedAgain],
    ],
    syncCart,
  );
  yield* takeEvery(connectionRestored, loadAgain);
  yield* put(cartOpened());
}

function* loadAgain() {
  const { failed, unsent } = yield* select(selectCart);
  if (failed) yield* put(cartOutdated());
  if (unsent) yield* put(sendingAskedAgain());
}

/** One request after the other, changes before loads, so that an older answer never replaces a newer one. */
function* syncCart() {
  while (true) {
    const cart = yield* select(selectCart);
    const change = cart.unsent ? undefined : nextChange(cart);
    if (change) yield* call(sendChange, change);
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

function* sendChange(change: Change) {
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
      return postCartItem({
        prodId: change.prodId,
        quantity: change.quantity,
        ...(change.vehicle && { vehicle: change.vehicle }),
      });
    case 'restore':
      return restoreCartItem(change.itId, change.quantity);
    case 'remove':
      return deleteCartItem(change.itId);
    case 'quantity':
      return putCartItem(change.itId, change.quantity);
  }
}
