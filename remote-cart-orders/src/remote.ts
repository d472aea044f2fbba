import { defineRemote } from '@extranet/shared/remote';
import { lazy } from 'react';
import { cartOrdersSaga } from './saga.ts';
import { cartOrdersReducer } from './state.ts';

const cart = lazy(() => import(/* webpackChunkName: "route-cart" */ './cart/CartPage.tsx'));
const list = lazy(() => import(/* webpackChunkName: "route-cart-list" */ './list/ListPage.tsx'));
const finalize = lazy(
  () => import(/* webpackChunkName: "route-orderFinalize" */ './checkout/FinalizePage.tsx'),
);
const deliverySelect = lazy(
  () => import(/* webpackChunkName: "route-deliverySelect" */ './DeliverySelect.tsx'),
);
const orders = lazy(() => import(/* webpackChunkName: "route-orders" */ './orders/OrdersPage.tsx'));
const order = lazy(() => import(/* webpackChunkName: "route-order" */ './orders/OrderPage.tsx'));

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
    'header.cart': lazy(() => import(/* webpackChunkName: "slot-header.cart" */ './cart/CartBadge.tsx')),
    'home.express': lazy(
      () => import(/* webpackChunkName: "slot-home.express" */ './express/ExpressOrder.tsx'),
    ),
    'account.deliveries': lazy(
      () => import(/* webpackChunkName: "slot-account.deliveries" */ './checkout/AddressesTab.tsx'),
    ),
  },
  texts: { namespace: 'cart-orders', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer: cartOrdersReducer,
  saga: cartOrdersSaga,
});
