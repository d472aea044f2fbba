import { fork, safely, takeEvery } from '@extranet/shared/saga';
import { signOutRequested } from '@extranet/shared/session';
import { cartSaga } from './cart/cart.saga.ts';
import { choiceSaga } from './cart/choice.saga.ts';
import { tabsSaga } from './cart/tabs.saga.ts';
import { expressSaga } from './express/express.saga.ts';
import { partsSaga } from './parts.ts';
import { supplierSaga } from './supplier/supplier.saga.ts';
import { forgetStored } from './tab-storage.ts';

export function* cartOrdersSaga() {
  yield* fork(safely('cart tabs', tabsSaga));
  yield* fork(safely('cart', cartSaga));
  yield* fork(safely('cart choice', choiceSaga));
  yield* fork(safely('express order', expressSaga));
  yield* fork(safely('supplier', supplierSaga));
  yield* takeEvery(signOutRequested, forgetStored);
  yield* fork(partsSaga);
}
