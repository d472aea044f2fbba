import type { FaqModeration } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@extranet/shared/store';

/** The number of contributions that wait for moderation may have changed. */
export const moderationWanted = createAction('faq/moderationWanted');

const moderation = createSlice({
  name: 'faq/moderation',
  initialState: { waiting: 0, refs: [] } as FaqModeration,
  reducers: {
    moderationRead: (_state, { payload }: PayloadAction<FaqModeration>) => payload,
  },
});

export const { moderationRead } = moderation.actions;
export const moderationReducer = moderation.reducer;
