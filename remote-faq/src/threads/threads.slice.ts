import type { FaqThread } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ThreadsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  threads: FaqThread[];
  /** In the store, so that it is still set when the user comes back from a thread. */
  filter: string;
}

export const threadsOpened = createAction('faq/threadsOpened');

const threads = createSlice({
  name: 'faq/threads',
  initialState: { status: 'empty', threads: [], filter: '' } as ThreadsState,
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
  },
  extraReducers: (builder) => {
    // Loaded threads stay visible while the list is reloaded.
    builder.addCase(threadsOpened, (state) => ({
      ...state,
      status: state.threads.length > 0 ? 'success' : 'pending',
    }));
  },
});

export const { threadsRead, threadsFailed, filterChanged } = threads.actions;
export const threadsReducer = threads.reducer;

export const useThreads = remoteSelector<{ threads: ThreadsState }>('faq');
