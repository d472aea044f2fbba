import type { SearchMiss, Synonym, SynonymWish } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Report } from './report.ts';

type Status = 'empty' | 'pending' | 'success' | 'error';

/** The last change of the synonyms, for one sentence on the screen. */
type Told = { what: 'added' | 'removed'; synonym: Synonym } | { what: 'failed'; refusal: Refusal };

interface SearchWordsState {
  misses: { status: Status; rows: SearchMiss[] };
  ignored: { status: Status; rows: SearchMiss[] };
  synonyms: { status: Status; rows: Synonym[] };
  adding: { status: Status; refusal: Refusal | null };
  /** Those whose removal is under way. */
  removing: string[];
  told: Told | null;
}

const initialState: SearchWordsState = {
  misses: { status: 'empty', rows: [] },
  ignored: { status: 'empty', rows: [] },
  synonyms: { status: 'empty', rows: [] },
  adding: { status: 'empty', refusal: null },
  removing: [],
  told: null,
};

export const reportOpened = createAction<Report>('admin/searchReportOpened');
export const synonymsOpened = createAction('admin/synonymsOpened');
export const synonymRemovalAsked = createAction<Synonym>('admin/synonymRemovalAsked');
/** Undoes a removal. */
export const synonymRestored = createAction<Synonym>('admin/synonymRestored');

const searchWords = createSlice({
  name: 'admin/searchWords',
  initialState,
  reducers: {
    reportRead: (state, { payload }: PayloadAction<{ of: Report; rows: SearchMiss[] }>) => {
      state[payload.of] = { status: 'success', rows: payload.rows };
    },
    reportFailed: (state, { payload }: PayloadAction<Report>) => {
      state[payload].status = 'error';
    },
    synonymsRead: (state, { payload }: PayloadAction<Synonym[]>) => {
      state.synonyms = { status: 'success', rows: payload };
    },
    synonymsFailed: (state) => {
      state.synonyms.status = 'error';
    },
    synonymFormOpened: (state) => {
      state.adding = { status: 'empty', refusal: null };
    },
    synonymSubmitted: (state, _wish: PayloadAction<SynonymWish>) => {
      state.adding = { status: 'pending', refusal: null };
    },
    synonymRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.adding = { status: 'error', refusal: payload };
    },
    synonymAdded: (state, { payload }: PayloadAction<Synonym>) => {
      // One that came back by 'Annuler' closes no form that is open meanwhile.
      if (state.adding.status === 'pending') state.adding = { status: 'success', refusal: null };
      state.synonyms.rows = [...state.synonyms.rows, payload].sort((one, other) =>
        one.written.localeCompare(other.written, 'fr'),
      );
      state.told = { what: 'added', synonym: payload };
    },
    synonymRemoved: (state, { payload }: PayloadAction<Synonym>) => {
      state.synonyms.rows = state.synonyms.rows.filter(({ id }) => id !== payload.id);
      state.removing = state.removing.filter((id) => id !== payload.id);
      state.told = { what: 'removed', synonym: payload };
    },
    synonymChangeFailed: (state, { payload }: PayloadAction<{ id: string; refusal: Refusal }>) => {
      state.removing = state.removing.filter((id) => id !== payload.id);
      state.told = { what: 'failed', refusal: payload.refusal };
    },
    searchWordsClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(reportOpened, (state, { payload }) => {
        state[payload].status = 'pending';
      })
      .addCase(synonymsOpened, (state) => {
        state.synonyms.status = 'pending';
      })
      .addCase(synonymRemovalAsked, (state, { payload }) => {
        state.removing.push(payload.id);
      });
  },
});

export const {
  reportRead,
  reportFailed,
  synonymsRead,
  synonymsFailed,
  synonymFormOpened,
  synonymSubmitted,
  synonymRefused,
  synonymAdded,
  synonymRemoved,
  synonymChangeFailed,
  searchWordsClosed,
} = searchWords.actions;
export const searchWordsReducer = searchWords.reducer;
export const useSearchWords = remoteSelector<{ searchWords: SearchWordsState }>('admin');
