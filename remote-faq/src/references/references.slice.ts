import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReferencesState {
  status: 'pending' | 'success' | 'error';
  /** What was typed last. */
  asked: string;
  /** What was typed for these, as referenceKey writes it; null before the first answer. */
  key: string | null;
  refs: readonly string[];
  hasMore: boolean;
}

/** As referenceKey writes it; empty for the first of all. */
export const referenceTyped = createAction<string>('faq/referenceTyped');

const references = createSlice({
  name: 'faq/references',
  initialState: { status: 'pending', asked: '', key: null, refs: [], hasMore: false } as ReferencesState,
  reducers: {
    referencesRead: (
      state,
      { payload }: PayloadAction<Pick<ReferencesState, 'key' | 'refs' | 'hasMore'>>,
    ): ReferencesState => ({ ...state, status: 'success', ...payload }),
    referencesFailed: (state): ReferencesState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      referenceTyped,
      (state, { payload }): ReferencesState => ({ ...state, status: 'pending', asked: payload }),
    );
  },
});

export const { referencesRead, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;

export const useReferences = remoteSelector<{ references: ReferencesState }>('faq');
/** For sagas. */
export const selectReferences = (root: { faq: { references: ReferencesState } }): ReferencesState =>
  root.faq.references;
