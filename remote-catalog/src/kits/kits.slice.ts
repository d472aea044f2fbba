import type { ProductRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface KitsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  rows: ProductRow[];
}

const initialState: KitsState = { status: 'empty', rows: [] };

const kits = createSlice({
  name: 'catalog/kits',
  initialState,
  reducers: {
    kitsAsked: (state): KitsState => ({
      ...state,
      // The rows shown before stay until new ones arrive.
      status: state.status === 'success' ? 'success' : 'pending',
    }),
    kitsRead: (_state, { payload }: PayloadAction<ProductRow[]>): KitsState => ({
      status: 'success',
      rows: payload,
    }),
    kitsFailed: (state): KitsState => (state.status === 'success' ? state : { status: 'error', rows: [] }),
  },
});

export const { kitsAsked, kitsRead, kitsFailed } = kits.actions;
export const kitsReducer = kits.reducer;

export const useKits = remoteSelector<{ kits: KitsState }>('catalog');
