import type { Order } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface OrderState {
  orderId: string;
  status: 'pending' | 'success' | 'error' | 'missing';
  order: Order | null;
}

const initialState: OrderState = { orderId: '', status: 'pending', order: null };

const order = createSlice({
  name: 'cart-orders/order',
  initialState,
  reducers: {
    /** If the list has the order, it is shown at once and reloaded. */
    orderOpened: (
      _state,
      { payload }: PayloadAction<{ orderId: string; known: Order | undefined }>,
    ): OrderState => ({
      orderId: payload.orderId,
      status: payload.known ? 'success' : 'pending',
      order: payload.known ?? null,
    }),
    /** Its page is shown already: read again, without a word. */
    orderSoughtAgain: (state) => state,
    orderLeft: (state) => state,
    orderRead: (state, { payload }: PayloadAction<Order>): OrderState => ({
      ...state,
      status: 'success',
      order: payload,
    }),
    orderMissing: (state): OrderState => ({ ...state, status: 'missing', order: null }),
    orderFailed: (state): OrderState => ({ ...state, status: state.order ? 'success' : 'error' }),
  },
});

export const { orderOpened, orderSoughtAgain, orderLeft, orderRead, orderMissing, orderFailed } =
  order.actions;
export const orderReducer = order.reducer;

export const useOrder = remoteSelector<{ order: OrderState }>('cart-orders');
