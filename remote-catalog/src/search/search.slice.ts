import type { Catalogue, SearchAnswer } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { withKnownRows } from './known-rows.ts';

const MIN_TEXT = 3;
/** 'x5', '13': two letters begin too much to be asked for, these say something. */
const SHORT_NAME = /^(?:\p{L}\d|\d{2})$/u;

export interface Question {
  text: string;
  /** '' for all that the customer may see. */
  catalogue: Catalogue | '';
  /** The key of the chosen vehicle, or ''. */
  vehicle: string;
}

export interface SearchState {
  asked: Question;
  status: 'empty' | 'pending' | 'success' | 'error';
  /** What was found for `answered`; it stays while somebody types on. */
  answer: SearchAnswer | null;
  answered: Question | null;
  failure: Refusal | null;
  /** The products that fit this vehicle, those that do on a condition, and those that look as if they did, for the mark in their rows. */
  fitting: { vehicle: string; prodIds: string[]; onCondition: string[]; leftOut: string[] };
}

const initialState: SearchState = {
  asked: { text: '', catalogue: '', vehicle: '' },
  status: 'empty',
  answer: null,
  answered: null,
  failure: null,
  fitting: { vehicle: '', prodIds: [], onCondition: [], leftOut: [] },
};

export const isLongEnough = (text: string): boolean =>
  text.trim().length >= MIN_TEXT || SHORT_NAME.test(text.trim());

const search = createSlice({
  name: 'catalog/search',
  initialState,
  reducers: {
    /** A text that is too short, or none, empties the list. */
    searchTyped: (state, { payload }: PayloadAction<Question>): SearchState => ({
      ...state,
      asked: payload,
      failure: null,
      ...(isLongEnough(payload.text)
        ? { status: 'pending' }
        : { status: 'empty', answer: null, answered: null }),
    }),
    searchAnswered: (
      state,
      { payload: { question, answer } }: PayloadAction<{ question: Question; answer: SearchAnswer }>,
    ): SearchState => ({
      ...state,
      status: 'success',
      answer: withKnownRows(answer, state.answer),
      answered: question,
    }),
    /** What was found before stays in view below the sentence. */
    searchFailed: (state, { payload }: PayloadAction<Refusal>): SearchState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
    fittingRead: (state, { payload }: PayloadAction<SearchState['fitting']>): SearchState => ({
      ...state,
      fitting: payload,
    }),
  },
});

export const { searchTyped, searchAnswered, searchFailed, fittingRead } = search.actions;
export const searchReducer = search.reducer;

type WithSearch = { search: SearchState };
const useParts = remoteSelector<WithSearch>('catalog');
export const useSearch = <T>(select: (state: SearchState) => T): T =>
  useParts(({ search }) => select(search));
export const selectSearch = (root: { catalog: WithSearch }): SearchState => root.catalog.search;
