import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReferencesState {
  status: 'pending' | 'success' | 'error';
  /** What was typed for these, as referenceKey writes it; null before the first answer. */
  key: string | null;
  refs: readonly string[];
  hasMore: boolean;
}

/** As referenceKey writes it; empty for the first of all. */
export const referenceTyped = createAction<string>('faq/referenceTyped');

const references = createSlice({
  name: 'faq/references',
  initialState: { status: 'pending', key: null, refs: [], hasMore: false } as ReferencesState,
  reducers: {
    referencesRead: (
      _state,
      { payload }: PayloadAction<Omit<ReferencesState, 'status'>>,
    ): ReferencesState => ({ status: 'success', ...payload }),
    referencesFailed: (state): ReferencesState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(referenceTyped, (state): ReferencesState => ({ ...state, status: 'pending' }));
  },
});

export const { referencesRead, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;

export const useReferences = remoteSelector<{ references: ReferencesState }>('faq');
