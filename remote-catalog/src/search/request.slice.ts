import type { PartRequestWish } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** 'Demander cette pièce' (B3.06). */
export interface RequestState {
  /** The key of the form to which the status belongs. */
  key: string;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
}

const initialState: RequestState = { key: '', status: 'empty', failure: null };

const request = createSlice({
  name: 'catalog/partRequest',
  initialState,
  reducers: {
    partAsked: (_state, { payload: { key } }: PayloadAction<PartRequestWish>): RequestState => ({
      key,
      status: 'pending',
      failure: null,
    }),
    partRequestTaken: (state): RequestState => ({ ...state, status: 'success' }),
    partRequestFailed: (state, { payload }: PayloadAction<Refusal>): RequestState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
  },
});

export const { partAsked, partRequestTaken, partRequestFailed } = request.actions;
export const requestReducer = request.reducer;

const useParts = remoteSelector<{ partRequest: RequestState }>('catalog');
export const useRequest = (): RequestState => useParts(({ partRequest }) => partRequest);
