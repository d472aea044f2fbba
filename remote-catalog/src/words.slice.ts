import type { SearchAnswer } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Words } from './words-address.ts';

/** The words of the catalogue's address and what was found: the list's source (B3.04). */
export interface WordsState {
  asked: Words | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  /** The one before stays while the next is on its way. */
  answer: SearchAnswer | null;
  failure: Refusal | null;
}

const initialState: WordsState = { asked: null, status: 'empty', answer: null, failure: null };

const words = createSlice({
  name: 'catalog/words',
  initialState,
  reducers: {
    wordsOpened: (state, { payload }: PayloadAction<Words>): WordsState => ({
      ...state,
      asked: payload,
      status: 'pending',
      failure: null,
    }),
    wordsFound: (state, { payload }: PayloadAction<SearchAnswer>): WordsState => ({
      ...state,
      status: 'success',
      answer: payload,
    }),
    wordsFailed: (state, { payload }: PayloadAction<Refusal>): WordsState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
  },
});

export const { wordsOpened, wordsFound, wordsFailed } = words.actions;
export const wordsReducer = words.reducer;

type WithWords = { words: WordsState };
const useParts = remoteSelector<WithWords>('catalog');
export const useWords = <T>(select: (state: WordsState) => T): T => useParts(({ words }) => select(words));
export const selectWords = (root: { catalog: WithWords }): WordsState => root.catalog.words;
