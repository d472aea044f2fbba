import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReferencesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  refs: string[];
}

export const referencesWanted = createAction('faq/referencesWanted');

const references = createSlice({
  name: 'faq/references',
  initialState: { status: 'empty', refs: [] } as ReferencesState,
  reducers: {
    referencesRead: (_state, { payload }: PayloadAction<string[]>): ReferencesState => ({
      status: 'success',
      refs: payload,
    }),
    referencesFailed: (state): ReferencesState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(referencesWanted, (state) => {
      if (state.refs.length === 0) state.status = 'pending';
    });
  },
});

export const { referencesRead, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;

export const useReferences = remoteSelector<{ references: ReferencesState }>('faq');
