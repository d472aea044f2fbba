import type { OrderDocument } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface DocumentsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  documents: OrderDocument[];
}

const initialState: DocumentsState = { status: 'empty', documents: [] };

export const documentsOpened = createAction('cart-orders/documentsOpened');

const documents = createSlice({
  name: 'cart-orders/documents',
  initialState,
  reducers: {
    documentsRead: (_state, { payload }: PayloadAction<OrderDocument[]>): DocumentsState => ({
      status: 'success',
      documents: payload,
    }),
    documentsFailed: (state): DocumentsState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      documentsOpened,
      (state): DocumentsState => ({
        ...state,
        status: state.status === 'success' ? 'success' : 'pending',
      }),
    );
  },
});

export const { documentsRead, documentsFailed } = documents.actions;
export const documentsReducer = documents.reducer;
export const useDocuments = remoteSelector<{ documents: DocumentsState }>('cart-orders');
