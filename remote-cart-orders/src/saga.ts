import { fork, safely, takeEvery } from '@extranet/shared/saga';
import { signOutRequested } from '@extranet/shared/session';
import { cartSaga } from './cart/cart.saga.ts';
import { tabsSaga } from './cart/tabs.saga.ts';
import { expressSaga } from './express/express.saga.ts';
import { partsSaga } from './parts.ts';
import { forgetStored } from './tab-storage.ts';

export function* cartOrdersSaga() {
  yield* fork(safely('cart tabs', tabsSaga));
  yield* fork(safely('cart', cartSaga));
  yield* fork(safely('express order', expressSaga));
  yield* takeEvery(signOutRequested, forgetStored);
  yield* fork(partsSaga);
}
