import type { FaqSynonym, FaqThread } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ThreadsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  threads: FaqThread[];
  /** In the store, so that it is still set when the user comes back from a thread. */
  filter: string;
  /** null until they are asked for, with the first letter that is typed. */
  synonyms: FaqSynonym[] | null;
}

export const threadsOpened = createAction('faq/threadsOpened');

const threads = createSlice({
  name: 'faq/threads',
  initialState: { status: 'empty', threads: [], filter: '', synonyms: null } as ThreadsState,
  reducers: {
    threadsRead: (state, { payload }: PayloadAction<FaqThread[]>): ThreadsState => ({
      ...state,
      status: 'success',
      threads: payload,
    }),
    threadsFailed: (state): ThreadsState => ({ ...state, status: 'error' }),
    filterChanged: (state, { payload }: PayloadAction<string>): ThreadsState => ({
      ...state,
      filter: payload,
    }),
    synonymsRead: (state, { payload }: PayloadAction<FaqSynonym[]>): ThreadsState => ({
      ...state,
      synonyms: payload,
    }),
  },
  extraReducers: (builder) => {
    // Loaded threads stay visible while the list is reloaded.
    builder.addCase(threadsOpened, (state) => ({
      ...state,
      status: state.threads.length > 0 ? 'success' : 'pending',
    }));
  },
});

export const { threadsRead, threadsFailed, filterChanged, synonymsRead } = threads.actions;
export const threadsReducer = threads.reducer;

export const useThreads = remoteSelector<{ threads: ThreadsState }>('faq');
/** For sagas. */
export const selectThreads = (root: { faq: { threads: ThreadsState } }): ThreadsState => root.faq.threads;
