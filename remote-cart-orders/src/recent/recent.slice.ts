import type { Order } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface RecentState {
  status: 'pending' | 'success' | 'error';
  items: readonly Order[];
}

const initialState: RecentState = { status: 'pending', items: [] };

const recent = createSlice({
  name: 'cart-orders/recent',
  initialState,
  reducers: {
    /** What was read before stays until the answer comes. */
    recentOpened: (state): RecentState => ({
      ...state,
      status: state.status === 'success' ? 'success' : 'pending',
    }),
    recentRead: (_state, { payload }: PayloadAction<Order[]>): RecentState => ({
      status: 'success',
      items: payload,
    }),
    recentFailed: (state): RecentState => ({ ...state, status: 'error' }),
  },
});

export const { recentOpened, recentRead, recentFailed } = recent.actions;
export const recentReducer = recent.reducer;

export const useRecent = remoteSelector<{ recent: RecentState }>('cart-orders');
