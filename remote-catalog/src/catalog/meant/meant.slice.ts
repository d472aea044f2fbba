import type { MeantModels } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { TypedNames } from './typed-names.ts';

export interface MeantState {
  /** What was answered, or failed to be, last. */
  answered: TypedNames | null;
  status: 'empty' | 'success' | 'error';
  answer: MeantModels;
}

export const NOTHING_MEANT: MeantModels = { inWords: '', unknown: [], makes: [] };
const initialState: MeantState = { answered: null, status: 'empty', answer: NOTHING_MEANT };

const meant = createSlice({
  name: 'catalog/meant',
  initialState,
  reducers: {
    namesTyped: (state, _action: PayloadAction<TypedNames>): MeantState => state,
    namesRead: (
      _state,
      { payload: { typed, answer } }: PayloadAction<{ typed: TypedNames; answer: MeantModels }>,
    ): MeantState => ({ answered: typed, status: 'success', answer }),
    namesUnread: (_state, { payload }: PayloadAction<TypedNames>): MeantState => ({
      answered: payload,
      status: 'error',
      answer: NOTHING_MEANT,
    }),
  },
});

export const { namesTyped, namesRead, namesUnread } = meant.actions;
export const meantReducer = meant.reducer;
export const useMeantState = remoteSelector<{ meant: MeantState }>('catalog');
