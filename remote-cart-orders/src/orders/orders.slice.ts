import type { Order } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface OrdersState {
  status: 'pending' | 'success' | 'error';
  items: Order[];
  /** The last page was full: there may be more. */
  more: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  /** Orders that the server found for this text among those that are not loaded. */
  found: { text: string; items: Order[] };
}

const initialState: OrdersState = {
  status: 'pending',
  items: [],
  more: false,
  loadingMore: false,
  moreFailed: false,
  found: { text: '', items: [] },
};

interface Page {
  items: Order[];
  more: boolean;
}

const byId = (orders: readonly Order[]) => new Set(orders.map(({ orderId }) => orderId));

const orders = createSlice({
  name: 'cart-orders/orders',
  initialState,
  reducers: {
    /** Orders loaded before stay until the answer comes. */
    ordersOpened: (state): OrdersState => ({
      ...state,
      status: state.status === 'success' ? 'success' : 'pending',
    }),
    ordersRead: (state, { payload }: PayloadAction<Page>): OrdersState => ({
      ...state,
      status: 'success',
      ...payload,
      moreFailed: false,
    }),
    ordersFailed: (state): OrdersState => ({ ...state, status: 'error' }),
    moreRequested: (state): OrdersState => ({ ...state, loadingMore: true, moreFailed: false }),
    moreRead: (state, { payload }: PayloadAction<Page>): OrdersState => {
      // An order placed meanwhile shifts the pages: duplicates are removed.
      const known = byId(state.items);
      const fresh = payload.items.filter(({ orderId }) => !known.has(orderId));
      return { ...state, items: [...state.items, ...fresh], more: payload.more, loadingMore: false };
    },
    moreFailed: (state): OrdersState => ({ ...state, loadingMore: false, moreFailed: true }),
    /** With the states that the text names. */
    filterTyped: (state, _action: PayloadAction<{ text: string; states: readonly string[] }>) => state,
    ordersFound: (state, { payload }: PayloadAction<OrdersState['found']>): OrdersState => ({
      ...state,
      found: payload,
    }),
  },
});

export const {
  ordersOpened,
  ordersRead,
  ordersFailed,
  moreRequested,
  moreRead,
  moreFailed,
  filterTyped,
  ordersFound,
} = orders.actions;
export const ordersReducer = orders.reducer;

export const useOrders = remoteSelector<{ orders: OrdersState }>('cart-orders');
/** For sagas. */
export const selectOrders = (root: { 'cart-orders': { orders: OrdersState } }): OrdersState =>
  root['cart-orders'].orders;
