import type { AdminReturn } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { NO_FILTERS, type ReturnFilters } from './return-filters.ts';

export interface ReturnsState {
  status: 'pending' | 'success' | 'error';
  filters: ReturnFilters;
  rows: AdminReturn[];
  more: boolean;
  loadingMore: boolean;
}

const initialState: ReturnsState = {
  status: 'pending',
  filters: NO_FILTERS,
  rows: [],
  more: false,
  loadingMore: false,
};

const returns = createSlice({
  name: 'admin/returns',
  initialState,
  reducers: {
    returnsAsked: (state, { payload }: PayloadAction<ReturnFilters>): ReturnsState => ({
      ...state,
      filters: payload,
      status: state.status === 'error' ? 'pending' : state.status,
    }),
    returnsRead: (
      state,
      { payload }: PayloadAction<{ rows: AdminReturn[]; more: boolean }>,
    ): ReturnsState => ({
      ...state,
      ...payload,
      status: 'success',
      loadingMore: false,
    }),
    returnsFailed: (state): ReturnsState => ({ ...state, status: 'error', loadingMore: false }),
    moreReturnsAsked: (state): ReturnsState => ({ ...state, loadingMore: true }),
  },
});

export const { returnsAsked, returnsRead, returnsFailed, moreReturnsAsked } = returns.actions;
export const returnsReducer = returns.reducer;
export const useReturns = remoteSelector<{ returns: ReturnsState }>('admin');
export const selectReturns = (root: { admin: { returns: ReturnsState } }): ReturnsState => root.admin.returns;
