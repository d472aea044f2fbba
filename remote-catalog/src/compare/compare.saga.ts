import { toFailure } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { all, call, put, takeEvery, takeLatest } from '@extranet/shared/saga';
import { fetchProduct, fetchProductsConfig, postCartItem } from './compare.api.ts';
import {
  comparedAdded,
  comparedInCart,
  comparedRefused,
  compareFailed,
  compareOpened,
  compareRead,
} from './compare.slice.ts';

const NOT_FOUND = 404;

/** takeLatest: the answer for an earlier choice must not fill the dialog of the next. */
export function* compareSaga() {
  yield* takeLatest(compareOpened, loadProducts);
  yield* takeEvery(comparedAdded, addToCart);
}

function* loadProducts({ payload: ids }: ReturnType<typeof compareOpened>) {
  try {
    const config = yield* call(fetchProductsConfig);
    const found = yield* all(ids.map((prodId) => call(productIfAny, prodId)));
    const products = found.filter((product) => product !== null);
    // An address may name anything: only products of one catalogue have fields to compare.
    const alike = products.filter(({ prodCatalogue }) => prodCatalogue === products[0]?.prodCatalogue);
    yield* put(compareRead({ products: alike, config }));
  } catch (error) {
    yield* put(compareFailed(toFailure(error).message));
  }
}

function* productIfAny(prodId: string) {
  try {
    return yield* call(fetchProduct, prodId);
  } catch (error) {
    if (toFailure(error).status === NOT_FOUND) return null;
    throw error;
  }
}

function* addToCart({ payload }: ReturnType<typeof comparedAdded>) {
  try {
    const askedAt = performance.now();
    const cart = yield* call(postCartItem, payload);
    yield* put(comparedInCart(payload.prodId));
    yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
  } catch (error) {
    yield* put(comparedRefused({ prodId: payload.prodId, message: toFailure(error).message }));
  }
}
