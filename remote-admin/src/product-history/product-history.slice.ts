import type { ProductChange } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ProductHistoryState {
  status: 'pending' | 'success' | 'error';
  changes: ProductChange[];
}

const initialState: ProductHistoryState = { status: 'pending', changes: [] };

const productHistory = createSlice({
  name: 'admin/productHistory',
  initialState,
  reducers: {
    historyOpened: (_state, _action: PayloadAction<string>): ProductHistoryState => initialState,
    historyRead: (_state, { payload }: PayloadAction<ProductChange[]>): ProductHistoryState => ({
      status: 'success',
      changes: payload,
    }),
    historyFailed: (): ProductHistoryState => ({ status: 'error', changes: [] }),
  },
});

export const { historyOpened, historyRead, historyFailed } = productHistory.actions;
export const productHistoryReducer = productHistory.reducer;
export const useProductHistory = remoteSelector<{ productHistory: ProductHistoryState }>('admin');
