import type { ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { CatalogueView } from './CatalogueIndex.ts';
import type { Filters } from './filters.ts';
import { type Source, sourceKey } from './source.ts';

export interface Loaded {
  index: CatalogueView;
  /** The server's ETag of this version of the list. */
  tag: string | null;
}

/** Rows that the server found while the catalogue was loading. */
interface Quick {
  /** The search that the rows belong to. */
  key: string;
  status: 'empty' | 'success' | 'error';
  rows: ProductRow[];
}

export interface ListState {
  source: Source | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  rowsRead: number;
  /** The progress bar stays for a moment after the data has loaded (C2.22). */
  justLoaded: boolean;
  failure: Refusal | null;
  /** The lists that are too large to be held (B3.10). */
  sliced: Record<string, true>;
  /** All lists opened so far, so that switching back to one needs no loading. */
  loaded: Record<string, Loaded>;
  /** The search waiting for an answer. Separate from `quick`, because it changes at each keystroke and must render nothing. */
  asked: string;
  /** The one that the server was asked last. */
  sent: string;
  quick: Quick;
}

const noQuick: Quick = { key: '', status: 'empty', rows: [] };
const initialState: ListState = {
  source: null,
  status: 'empty',
  rowsRead: 0,
  justLoaded: false,
  failure: null,
  sliced: {},
  loaded: {},
  asked: '',
  sent: '',
  quick: noQuick,
};

export const searchKey = (source: Source, filters: Filters): string =>
  JSON.stringify([sourceKey(source), filters]);

const isKnown = ({ loaded, sliced }: ListState, key: string): boolean => key in loaded || key in sliced;

const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

const list = createSlice({
  name: 'catalog/list',
  initialState,
  reducers: {
    catalogueChosen: (state, { payload }: PayloadAction<Source>): ListState => ({
      ...state,
      source: payload,
      status: isKnown(state, sourceKey(payload)) ? 'success' : 'pending',
      rowsRead: 0,
      justLoaded: false,
      failure: null,
      asked: '',
      sent: '',
      quick: noQuick,
    }),
    rowsArrived: (state, { payload }: PayloadAction<number>): ListState => ({ ...state, rowsRead: payload }),
    catalogueRead: (state, { payload }: PayloadAction<Loaded & { source: Source }>): ListState => ({
      ...state,
      status: 'success',
      justLoaded: true,
      sliced: without(state.sliced, sourceKey(payload.source)),
      loaded: {
        ...state.loaded,
        [sourceKey(payload.source)]: { index: payload.index, tag: payload.tag },
      },
      quick: noQuick,
    }),
    catalogueTooLarge: (state, { payload }: PayloadAction<Source>): ListState => ({
      ...state,
      status: 'success',
      sliced: { ...state.sliced, [sourceKey(payload)]: true },
      loaded: without(state.loaded, sourceKey(payload)),
      quick: noQuick,
    }),
    progressBarHidden: (state): ListState => ({ ...state, justLoaded: false }),
    catalogueFailed: (state, { payload }: PayloadAction<Refusal>): ListState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
    searchAsked: (state, { payload }: PayloadAction<{ source: Source; filters: Filters }>): ListState => ({
      ...state,
      asked: searchKey(payload.source, payload.filters),
    }),
    searchSent: (state): ListState => ({ ...state, sent: state.asked }),
    quickFound: (state, { payload }: PayloadAction<{ key: string; rows: ProductRow[] }>): ListState =>
      payload.key === state.asked ? { ...state, quick: { ...payload, status: 'success' } } : state,
    quickFailed: (state): ListState => ({
      ...state,
      quick: { ...state.quick, key: state.asked, status: 'error' },
    }),
  },
});

export const {
  catalogueChosen,
  rowsArrived,
  catalogueRead,
  catalogueTooLarge,
  progressBarHidden,
  catalogueFailed,
  searchAsked,
  searchSent,
  quickFound,
  quickFailed,
} = list.actions;
export const listReducer = list.reducer;

type WithList = { list: ListState };
const useParts = remoteSelector<WithList>('catalog');
export const useList = <T>(select: (state: { list: ListState }) => T): T => useParts(select);

export const selectList = (root: { catalog: WithList }): ListState => root.catalog.list;
