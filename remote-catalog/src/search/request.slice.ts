import type { PartRequestWish } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** What was written and not sent yet. */
export interface RequestDraft {
  /** One for the life of what was written: a second click, or one after an answer that was lost, asks for the same. */
  key: string;
  part: string;
  message: string;
}

/** 'Demander cette pièce' (B3.06). */
export interface RequestState {
  /** The key of the form to which the status belongs. */
  key: string;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
  /** By what was searched. */
  drafts: Readonly<Record<string, RequestDraft>>;
}

const initialState: RequestState = { key: '', status: 'empty', failure: null, drafts: {} };

const request = createSlice({
  name: 'catalog/partRequest',
  initialState,
  reducers: {
    requestWritten: (
      state,
      { payload }: PayloadAction<{ text: string; draft: RequestDraft }>,
    ): RequestState => ({
      ...state,
      drafts: { ...state.drafts, [payload.text]: payload.draft },
    }),
    partAsked: (state, { payload: { key } }: PayloadAction<PartRequestWish>): RequestState => ({
      ...state,
      key,
      status: 'pending',
      failure: null,
    }),
    partRequestTaken: (state): RequestState => ({
      ...state,
      status: 'success',
      drafts: Object.fromEntries(Object.entries(state.drafts).filter(([, { key }]) => key !== state.key)),
    }),
    partRequestFailed: (state, { payload }: PayloadAction<Refusal>): RequestState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
  },
});

export const { requestWritten, partAsked, partRequestTaken, partRequestFailed } = request.actions;
export const requestReducer = request.reducer;

const useParts = remoteSelector<{ partRequest: RequestState }>('catalog');
export const useRequest = (): RequestState => useParts(({ partRequest }) => partRequest);
