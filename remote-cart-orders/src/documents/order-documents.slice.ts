import type { OrderDocument } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface OrderDocumentsState {
  orderId: string;
  status: 'pending' | 'success' | 'error';
  documents: OrderDocument[];
}

const initialState: OrderDocumentsState = { orderId: '', status: 'pending', documents: [] };

const orderDocuments = createSlice({
  name: 'cart-orders/orderDocuments',
  initialState,
  reducers: {
    /** The same order once more keeps what is shown until the answer. */
    orderDocumentsOpened: (state, { payload }: PayloadAction<string>): OrderDocumentsState =>
      state.orderId === payload && state.status === 'success' ? state : { ...initialState, orderId: payload },
    orderDocumentsRead: (state, { payload }: PayloadAction<OrderDocument[]>): OrderDocumentsState => ({
      ...state,
      status: 'success',
      documents: payload,
    }),
    orderDocumentsFailed: (state): OrderDocumentsState =>
      state.status === 'success' ? state : { ...state, status: 'error' },
  },
});

export const { orderDocumentsOpened, orderDocumentsRead, orderDocumentsFailed } = orderDocuments.actions;
export const orderDocumentsReducer = orderDocuments.reducer;
export const useOrderDocuments = remoteSelector<{ orderDocuments: OrderDocumentsState }>('cart-orders');
