import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReferencesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  references: string[];
  /** What the products of suggested references are, in words. */
  words: Record<string, string>;
  /** Of rows in view, not asked for yet. */
  nameless: readonly string[];
}

export const referencesWanted = createAction('admin/referencesWanted');
/** Suggestions came into view. */
export const referencesShown = createAction<readonly string[]>('admin/referencesShown');
/** A row of a list came into view. */
export const referenceSeen = createAction<string>('admin/referenceSeen');

const initialState: ReferencesState = { status: 'empty', references: [], words: {}, nameless: [] };

const references = createSlice({
  name: 'admin/references',
  initialState,
  reducers: {
    referencesRead: (state, { payload }: PayloadAction<string[]>): ReferencesState => ({
      ...state,
      status: 'success',
      references: Object.freeze(payload) as string[],
    }),
    referencesNamed: (state, { payload }: PayloadAction<Record<string, string>>): ReferencesState => ({
      ...state,
      words: { ...state.words, ...payload },
      nameless: state.nameless.filter((ref) => !(ref in payload)),
    }),
    referencesFailed: (state): ReferencesState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      referenceSeen,
      (state, { payload }): ReferencesState =>
        payload in state.words || state.nameless.includes(payload)
          ? state
          : { ...state, nameless: [...state.nameless, payload] },
    );
    builder.addCase(
      referencesWanted,
      (state): ReferencesState => (state.status === 'success' ? state : { ...state, status: 'pending' }),
    );
  },
});

export const { referencesRead, referencesNamed, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;
export const useReferences = remoteSelector<{ references: ReferencesState }>('admin');
/** For sagas. */
export const selectReferences = (root: { admin: { references: ReferencesState } }): ReferencesState =>
  root.admin.references;
