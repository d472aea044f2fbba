import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export const MIN_TEXT = 3;

export interface SearchState {
  text: string;
  catalogue: Catalogue | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  rows: ProductRow[];
  /** The text for which the rows were found. */
  answered: string;
}

const initialState: SearchState = { text: '', catalogue: null, status: 'empty', rows: [], answered: '' };

export const isLongEnough = (text: string): boolean => text.trim().length >= MIN_TEXT;

const search = createSlice({
  name: 'catalog/search',
  initialState,
  reducers: {
    searchTyped: (
      state,
      { payload }: PayloadAction<{ text: string; catalogue: Catalogue }>,
    ): SearchState => ({
      ...payload,
      status: isLongEnough(payload.text) ? 'pending' : 'empty',
      // The rows stay while typing, but not when the catalogue changes.
      rows: isLongEnough(payload.text) && payload.catalogue === state.catalogue ? state.rows : [],
      answered: state.answered,
    }),
    searchAnswered: (
      state,
      { payload }: PayloadAction<{ text: string; rows: ProductRow[] }>,
    ): SearchState => ({
      ...state,
      status: 'success',
      rows: payload.rows,
      answered: payload.text,
    }),
    searchFailed: (state): SearchState => ({ ...state, status: 'error', rows: [] }),
  },
});

export const { searchTyped, searchAnswered, searchFailed } = search.actions;
export const searchReducer = search.reducer;

export const useSearch = remoteSelector<{ search: SearchState }>('catalog');

export const selectSearch = (root: { catalog: { search: SearchState } }): SearchState => root.catalog.search;
