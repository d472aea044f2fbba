import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface Found {
  refs: readonly string[];
  hasMore: boolean;
}

interface Typed {
  field: string;
  /** As referenceKey writes it; empty for the first of all. */
  key: string;
}

interface ReferencesState {
  /** What each field asks for. */
  asked: Record<string, string>;
  /** By what was typed. */
  found: Record<string, Found>;
  /** Whether the last answer did not come. */
  failed: boolean;
  /** What the products of suggested references are, in words. */
  words: Record<string, string>;
  /** Of rows in view, not asked for yet. */
  nameless: readonly string[];
}

export const referencesTyped = createAction<Typed>('admin/referencesTyped');
/** Nobody waits for what was typed into it. */
export const fieldLeft = createAction<string>('admin/referenceFieldLeft');
/** The last row of those that were found so came into view. */
export const referencesReached = createAction<string>('admin/referencesReached');
/** Suggestions came into view. */
export const referencesShown = createAction<readonly string[]>('admin/referencesShown');
/** A row of a list came into view. */
export const referenceSeen = createAction<string>('admin/referenceSeen');

const initialState: ReferencesState = { asked: {}, found: {}, failed: false, words: {}, nameless: [] };

const references = createSlice({
  name: 'admin/references',
  initialState,
  reducers: {
    referencesFound: (
      state,
      { payload: { key, from, ...next } }: PayloadAction<Found & { key: string; from: number }>,
    ): ReferencesState => {
      const before = state.found[key]?.refs.slice(0, from) ?? [];
      const refs = Object.freeze([...before, ...next.refs]);
      return { ...state, failed: false, found: { ...state.found, [key]: { refs, hasMore: next.hasMore } } };
    },
    referencesNamed: (state, { payload }: PayloadAction<Record<string, string>>): ReferencesState => ({
      ...state,
      words: { ...state.words, ...payload },
      nameless: state.nameless.filter((ref) => !(ref in payload)),
    }),
    referencesFailed: (state): ReferencesState => ({ ...state, failed: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      referencesTyped,
      (state, { payload: { field, key } }): ReferencesState => ({
        ...state,
        failed: false,
        asked: { ...state.asked, [field]: key },
      }),
    );
    builder.addCase(fieldLeft, (state, { payload }): ReferencesState => {
      const { [payload]: _left, ...asked } = state.asked;
      return { ...state, asked };
    });
    builder.addCase(
      referenceSeen,
      (state, { payload }): ReferencesState =>
        payload in state.words || state.nameless.includes(payload)
          ? state
          : { ...state, nameless: [...state.nameless, payload] },
    );
  },
});

export const { referencesFound, referencesNamed, referencesFailed } = references.actions;
export const referencesReducer = references.reducer;
export const useReferences = remoteSelector<{ references: ReferencesState }>('admin');
/** For sagas. */
export const selectReferences = (root: { admin: { references: ReferencesState } }): ReferencesState =>
  root.admin.references;
