import { combineReducers, remoteSelector } from '@extranet/shared/store';
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

const ID = 'cart-orders';

export const cartOrdersReducer = combineReducers({
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
});

export type CartOrdersState = ReturnType<typeof cartOrdersReducer>;

export const useCartOrders = remoteSelector<CartOrdersState>(ID);

/** For sagas, which see the whole tree. */
export const selectCartOrders = (root: Record<string, unknown>): CartOrdersState =>
  root[ID] as CartOrdersState;
