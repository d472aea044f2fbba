import { toFailure } from '@extranet/shared/http';
import { connectionRestored, productOpenRequested } from '@extranet/shared/remote';
import { call, eventChannel, fork, put, select, take, takeEvery, takeLatest } from '@extranet/shared/saga';
import { productInAddress, showInAddress } from '../navigation.ts';
import {
  addFailed,
  addSubmitted,
  deliveryAsked,
  deliveryRequestFailed,
  productAddressed,
  productClosed,
  productFailed,
  retryAsked,
  selectProduct,
} from './product.slice.ts';

/** What an open product asks of the server comes with its modal, not with every page. */
const loadWork = () => import(/* webpackChunkName: "overlay-product" */ './product-work.saga.ts');

export function* productSaga() {
  // takeLatest: a late answer must not appear in the modal of the next product, or after closing.
  yield* takeLatest([productOpenRequested, productAddressed, retryAsked, productClosed], loadShown);
  yield* takeLatest(productOpenRequested, keepInAddress);
  yield* takeLatest(connectionRestored, tryAgain);
  // takeEvery: several products may be added at the same time; `underWay` prevents adding the same one twice.
  yield* takeEvery(addSubmitted, addToCart);
  yield* takeEvery(deliveryAsked, askForDelivery);
  yield* fork(followHistory);
}

/** The channel is closed by whoever opened it: a saga that is cancelled while it takes from one leaves it open. */
function* followHistory() {
  const moves = backAndForward();
  try {
    while (true) {
      yield* take(moves);
      yield* call(followAddress);
    }
  } finally {
    moves.close();
  }
}

const backAndForward = () =>
  eventChannel<true>((tell) => {
    const handlePopState = () => tell(true);
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  });

/**
 * Follows the window, not the rendered address: on a busy machine 'back' comes before the product's address was rendered (the
 * router then renders nothing, because for it nothing changed), or before the modal's code has loaded.
 */
function* followAddress() {
  const { prodId } = yield* select(selectProduct);
  const named = productInAddress();
  if (named === prodId) return;
  yield* put(named === null ? productClosed() : productAddressed({ prodId: named, openedByLink: false }));
}

function* keepInAddress({ payload }: ReturnType<typeof productOpenRequested>) {
  if (productInAddress() !== payload.prodId) yield* call(showInAddress, payload.prodId);
}

function* loadShown() {
  const { prodId, status } = yield* select(selectProduct);
  if (prodId === null || status !== 'pending') return;
  try {
    const work = yield* call(loadWork);
    yield* call(work.loadShown, prodId);
  } catch (error) {
    yield* put(productFailed(toFailure(error).message));
  }
}

function* tryAgain() {
  const { prodId, status } = yield* select(selectProduct);
  if (prodId !== null && status === 'error') yield* put(retryAsked());
}

function* addToCart({ payload }: ReturnType<typeof addSubmitted>) {
  try {
    const work = yield* call(loadWork);
    yield* call(work.addToCart, payload);
  } catch (error) {
    yield* put(addFailed({ prodId: payload.prodId, message: toFailure(error).message }));
  }
}

function* askForDelivery({ payload }: ReturnType<typeof deliveryAsked>) {
  try {
    const work = yield* call(loadWork);
    yield* call(work.askForDelivery, payload);
  } catch (error) {
    yield* put(deliveryRequestFailed({ prodId: payload.prodId, message: toFailure(error).message }));
  }
}
