import { defineRemote, lazily } from '@extranet/shared/remote';
import { cartReducer } from './cart/cart.slice.ts';
import { expressReducer } from './express/express.slice.ts';
import { finalizePage } from './finalize-page.ts';
import { orderPage } from './order-page.ts';
import { withLateParts } from './parts.ts';
import { cartOrdersSaga } from './saga.ts';

const cart = lazily(() => import(/* webpackChunkName: "route-cart" */ './cart/CartPage.tsx'));
const list = lazily(() => import(/* webpackChunkName: "route-cart-list" */ './list/ListPage.tsx'));
const deliverySelect = lazily(
  () => import(/* webpackChunkName: "route-deliverySelect" */ './DeliverySelect.tsx'),
);
const orders = lazily(() => import(/* webpackChunkName: "route-orders" */ './Orders.tsx'));
const documents = lazily(
  () => import(/* webpackChunkName: "route-orders-documents" */ './documents/DocumentsPage.tsx'),
);
const returns = lazily(
  () => import(/* webpackChunkName: "route-orders-returns" */ './returns/ReturnsPage.tsx'),
);
const requests = lazily(
  () => import(/* webpackChunkName: "route-orders-requests" */ './requests/RequestsPage.tsx'),
);
const oneReturn = lazily(
  () => import(/* webpackChunkName: "route-orders-return" */ './returns/ReturnPage.tsx'),
);
const askReturn = lazily(
  () => import(/* webpackChunkName: "route-order-return" */ './returns/AskReturnPage.tsx'),
);

const reducer = withLateParts({
  cart: cartReducer,
  express: expressReducer,
});
export type CartOrdersState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'cart-orders',
  version: REMOTE_VERSION,
  routes: [
    { path: '/cart', Component: cart },
    { path: '/cart/list', Component: list },
    { path: '/orderFinalize', Component: finalizePage },
    { path: '/deliverySelect/:orderId', Component: deliverySelect },
    { path: '/orders', Component: orders },
    { path: '/orders/documents', Component: documents },
    { path: '/orders/requests', Component: requests },
    { path: '/orders/returns', Component: returns },
    { path: '/orders/returns/:id', Component: oneReturn },
    { path: '/order/:id', Component: orderPage },
    { path: '/order/:id/return', Component: askReturn },
  ],
  slots: {
    // On every page, and smaller than the request that would bring it.
    'header.cart': lazily(() => import(/* webpackMode: "eager" */ './cart/CartBadge.tsx')),
    'home.express': lazily(
      () => import(/* webpackChunkName: "slot-home.express" */ './express/ExpressOrder.tsx'),
    ),
    'home.orders': lazily(
      () => import(/* webpackChunkName: "slot-home.orders" */ './recent/RecentOrders.tsx'),
    ),
    'account.deliveries': lazily(
      () => import(/* webpackChunkName: "slot-account.deliveries" */ './checkout/AddressesTab.tsx'),
    ),
  },
  texts: { namespace: 'cart-orders', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: cartOrdersSaga,
});
