import { fork, safely } from '@extranet/shared/saga';
import { cartSaga } from './cart/cart.saga.ts';
import { choiceSaga } from './cart/choice.saga.ts';
import { tabsSaga } from './cart/tabs.saga.ts';
import { addressesSaga } from './checkout/addresses.saga.ts';
import { addressingSaga } from './checkout/addressing.saga.ts';
import { checkoutSaga } from './checkout/checkout.saga.ts';
import { draftSaga } from './checkout/draft.saga.ts';
import { expressSaga } from './express/express.saga.ts';
import { listSaga } from './list/list.saga.ts';
import { orderSaga } from './orders/order.saga.ts';
import { ordersSaga } from './orders/orders.saga.ts';
import { reorderSaga } from './orders/reorder.saga.ts';
import { supplierSaga } from './supplier/supplier.saga.ts';

export function* cartOrdersSaga() {
  yield* fork(safely('cart tabs', tabsSaga));
  yield* fork(safely('cart', cartSaga));
  yield* fork(safely('cart choice', choiceSaga));
  yield* fork(safely('addresses', addressesSaga));
  yield* fork(safely('delivery of a draft', addressingSaga));
  yield* fork(safely('checkout', checkoutSaga));
  yield* fork(safely('draft', draftSaga));
  yield* fork(safely('express order', expressSaga));
  yield* fork(safely('pasted list', listSaga));
  yield* fork(safely('orders', ordersSaga));
  yield* fork(safely('order', orderSaga));
  yield* fork(safely('reorder', reorderSaga));
  yield* fork(safely('supplier', supplierSaga));
}
