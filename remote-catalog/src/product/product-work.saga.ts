import type {
  CartAdd,
  DeliveryInformationRequest,
  Product,
  ProductRow,
  Vehicle,
} from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';
import { cartChanged, selectVehicle } from '@extranet/shared/remote';
import { call, fork, put, select } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { rememberSeen } from '../last-seen.ts';
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
  alternativesFound,
  configFailed,
  configRead,
  deliveryRequested,
  deliveryRequestFailed,
  productAdded,
  productFailed,
  productGone,
  productRead,
  relatedFailed,
  relatedRead,
  selectProduct,
} from './product.slice.ts';

const NOT_FOUND = 404;

export function* loadShown(prodId: string) {
  const { config } = yield* select(selectProduct);
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

function* once(task: string, work: () => Generator) {
  if (underWay.has(task)) return;
  underWay.add(task);
  try {
    yield* call(work);
  } finally {
    underWay.delete(task);
  }
}

export function* addToCart(item: CartAdd) {
  const { prodId } = item;
  yield* once(`add ${prodId}`, function* add() {
    try {
      const askedAt = performance.now();
      const cart = yield* call(postCartItem, item);
      yield* put(productAdded(prodId));
      yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
    } catch (error) {
      yield* put(addFailed({ prodId, message: toFailure(error).message }));
    }
  });
}

export function* askForDelivery(request: DeliveryInformationRequest) {
  const { prodId } = request;
  yield* once(`ask ${prodId}`, function* ask() {
    try {
      const { alreadyAsked } = yield* call(postDeliveryRequest, request);
      rememberAsked(prodId, (yield* select(selectUser))?.id ?? '');
      yield* put(deliveryRequested({ prodId, askedBefore: alreadyAsked }));
    } catch (error) {
      yield* put(deliveryRequestFailed({ prodId, message: toFailure(error).message }));
    }
  });
}
