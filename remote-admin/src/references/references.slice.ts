import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReferencesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  references: string[];
}

export const referencesWanted = createAction('admin/referencesWanted');

const initialState: ReferencesState = { status: 'empty', references: [] };

const references = createSlice({
  name: 'admin/references',
  initialState,
  reducers: {
    referencesRead: (_state, { payload }: PayloadAction<string[]>): ReferencesState => ({
      status: 'success',
      references: Object.freeze(payload) as string[],
    }),
    referencesFailed: (state): ReferencesState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      referencesWanted,
      (state): ReferencesState => (state.status === 'success' ? state : { ...state, status: 'pending' }),
    );
  },
});

export const { referencesRead, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;
export const useReferences = remoteSelector<{ references: ReferencesState }>('admin');
