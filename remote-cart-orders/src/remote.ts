import { defineRemote, lazily } from '@extranet/shared/remote';
import { combineReducers } from '@extranet/shared/store';
import { cartReducer } from './cart/cart.slice.ts';
import { choiceReducer } from './cart/choice.slice.ts';
import { addressesReducer } from './checkout/addresses.slice.ts';
import { addressingReducer } from './checkout/addressing.slice.ts';
import { checkoutReducer } from './checkout/checkout.slice.ts';
import { draftReducer } from './checkout/draft.slice.ts';
import { expressReducer } from './express/express.slice.ts';
import { listReducer } from './list/list.slice.ts';
import { orderReducer } from './orders/order.slice.ts';
import { ordersReducer } from './orders/orders.slice.ts';
import { reorderReducer } from './orders/reorder.slice.ts';
import { cartOrdersSaga } from './saga.ts';
import { supplierReducer } from './supplier/supplier.slice.ts';

const cart = lazily(() => import(/* webpackChunkName: "route-cart" */ './cart/CartPage.tsx'));
const list = lazily(() => import(/* webpackChunkName: "route-cart-list" */ './list/ListPage.tsx'));
const finalize = lazily(
  () => import(/* webpackChunkName: "route-orderFinalize" */ './checkout/FinalizePage.tsx'),
);
const deliverySelect = lazily(
  () => import(/* webpackChunkName: "route-deliverySelect" */ './DeliverySelect.tsx'),
);
const orders = lazily(() => import(/* webpackChunkName: "route-orders" */ './orders/OrdersPage.tsx'));
const order = lazily(() => import(/* webpackChunkName: "route-order" */ './orders/OrderPage.tsx'));

const reducer = combineReducers({
  cart: cartReducer,
  choice: choiceReducer,
  addresses: addressesReducer,
  addressing: addressingReducer,
  checkout: checkoutReducer,
  draft: draftReducer,
  express: expressReducer,
  list: listReducer,
  orders: ordersReducer,
  order: orderReducer,
  reorder: reorderReducer,
  supplier: supplierReducer,
});
export type CartOrdersState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'cart-orders',
  version: REMOTE_VERSION,
  routes: [
    { path: '/cart', Component: cart },
    { path: '/cart/list', Component: list },
    { path: '/orderFinalize', Component: finalize },
    { path: '/deliverySelect/:orderId', Component: deliverySelect },
    { path: '/orders', Component: orders },
    { path: '/order/:id', Component: order },
  ],
  slots: {
    'header.cart': lazily(() => import(/* webpackChunkName: "slot-header.cart" */ './cart/CartBadge.tsx')),
    'home.express': lazily(
      () => import(/* webpackChunkName: "slot-home.express" */ './express/ExpressOrder.tsx'),
    ),
    'account.deliveries': lazily(
      () => import(/* webpackChunkName: "slot-account.deliveries" */ './checkout/AddressesTab.tsx'),
    ),
  },
  texts: { namespace: 'cart-orders', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: cartOrdersSaga,
});
