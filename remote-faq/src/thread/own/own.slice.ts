import type { FaqPost } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { contributionWithdrawn, threadOpened } from '../thread.facts.ts';

interface OwnState {
  /** The contribution that is being withdrawn. */
  withdrawing: string | null;
  refused: { postId: string; refusal: Refusal } | null;
  /** So many were withdrawn since the thread was opened. */
  withdrawn: number;
}

const initialState: OwnState = { withdrawing: null, refused: null, withdrawn: 0 };

export const withdrawalConfirmed = createAction<FaqPost>('faq/own/withdrawalConfirmed');

const own = createSlice({
  name: 'faq/own',
  initialState,
  reducers: {
    withdrawalRefused: (
      state,
      { payload }: PayloadAction<{ postId: string; refusal: Refusal }>,
    ): OwnState => ({ ...state, withdrawing: null, refused: payload }),
    refusalDismissed: (state): OwnState => ({ ...state, refused: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(threadOpened, () => initialState);
    builder.addCase(
      withdrawalConfirmed,
      (state, { payload }): OwnState => ({ ...state, withdrawing: payload.postId, refused: null }),
    );
    builder.addCase(
      contributionWithdrawn,
      (state): OwnState => ({ ...state, withdrawing: null, withdrawn: state.withdrawn + 1 }),
    );
  },
});

export const { withdrawalRefused, refusalDismissed } = own.actions;
export const ownReducer = own.reducer;

export const useOwn = remoteSelector<{ own: OwnState }>('faq');
