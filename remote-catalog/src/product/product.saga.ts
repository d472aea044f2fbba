import type { Product, ProductRow, Vehicle } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';
import {
  cartChanged,
  connectionRestored,
  productOpenRequested,
  selectVehicle,
} from '@extranet/shared/remote';
import { call, eventChannel, fork, put, select, take, takeEvery, takeLatest } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { rememberSeen } from '../last-seen.ts';
import { productInAddress, showInAddress } from '../navigation.ts';
import { alternativesTo, isReplaceable } from './alternatives.ts';
import { rememberAsked } from './asked-delays.ts';
import {
  fetchFitting,
  fetchProduct,
  fetchProductsConfig,
  fetchRelated,
  fetchSameVehicle,
  postCartItem,
  postDeliveryRequest,
} from './product.api.ts';
import {
  addFailed,
  addSubmitted,
  alternativesFound,
  configFailed,
  configRead,
  deliveryAsked,
  deliveryRequested,
  deliveryRequestFailed,
  productAdded,
  productAddressed,
  productClosed,
  productFailed,
  productGone,
  productRead,
  relatedFailed,
  relatedRead,
  retryAsked,
  selectProduct,
} from './product.slice.ts';

const NOT_FOUND = 404;

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
  const { prodId, status, config } = yield* select(selectProduct);
  if (prodId === null || status !== 'pending') return;
  yield* fork(loadRelated, prodId);
  if (config.value === null) yield* fork(loadConfig);
  try {
    const product = yield* call(fetchProduct, prodId);
    yield* put(productRead(product));
    rememberSeen(product, (yield* select(selectUser))?.id ?? '');
    if (isReplaceable(product)) yield* fork(loadAlternatives, product);
  } catch (error) {
    const { status, message } = toFailure(error);
    yield* put(status === NOT_FOUND ? productGone() : productFailed(message));
  }
}

function* tryAgain() {
  const { prodId, status } = yield* select(selectProduct);
  if (prodId !== null && status === 'error') yield* put(retryAsked());
}

function* loadRelated(prodId: string) {
  try {
    yield* put(relatedRead(yield* call(fetchRelated, prodId)));
  } catch {
    yield* put(relatedFailed());
  }
}

/** Nothing is said when they cannot be read: they are an offer, the product stays as it is. */
function* loadAlternatives(product: Product) {
  try {
    const { chosen } = yield* select(selectVehicle);
    const rows = chosen ? yield* call(rowsFitting, product, chosen) : yield* call(fetchSameVehicle, product);
    yield* put(alternativesFound(alternativesTo(product, rows, (chosen?.year ?? 0) > 0)));
  } catch (error) {
    console.warn(`[catalog] alternatives: ${toFailure(error).code}`);
  }
}

/** With a vehicle in front of one, what fits it counts, not what fits the product's own. */
async function rowsFitting(product: Product, { key, marque, modele }: Vehicle): Promise<ProductRow[]> {
  const { prodCatalogue } = product;
  const lists = await Promise.all([
    fetchSameVehicle(product),
    fetchSameVehicle({ prodCatalogue, prodMarque: marque, prodModele: modele }),
  ]);
  const rows = [...new Map(lists.flat().map((row) => [row.prodId, row])).values()];
  if (rows.length === 0) return [];
  const { fits } = await fetchFitting(
    key,
    rows.map(({ prodId }) => prodId),
  );
  return rows.filter(({ prodId }) => fits.some((one) => one.prodId === prodId));
}

function* loadConfig() {
  try {
    yield* put(configRead(yield* call(fetchProductsConfig)));
  } catch {
    yield* put(configFailed());
  }
}

/** Running tasks: a second click must not repeat one. */
const underWay = new Set<string>();

function* addToCart({ payload }: ReturnType<typeof addSubmitted>) {
  const { prodId } = payload;
  const task = `add ${prodId}`;
  if (underWay.has(task)) return;
  underWay.add(task);
  try {
    const askedAt = performance.now();
    const cart = yield* call(postCartItem, payload);
    yield* put(productAdded(prodId));
    yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
  } catch (error) {
    yield* put(addFailed({ prodId, message: toFailure(error).message }));
  } finally {
    underWay.delete(task);
  }
}

function* askForDelivery({ payload: request }: ReturnType<typeof deliveryAsked>) {
  const { prodId } = request;
  const task = `ask ${prodId}`;
  if (underWay.has(task)) return;
  underWay.add(task);
  try {
    const { alreadyAsked } = yield* call(postDeliveryRequest, request);
    rememberAsked(prodId, (yield* select(selectUser))?.id ?? '');
    yield* put(deliveryRequested({ prodId, askedBefore: alreadyAsked }));
  } catch (error) {
    yield* put(deliveryRequestFailed({ prodId, message: toFailure(error).message }));
  } finally {
    underWay.delete(task);
  }
}
