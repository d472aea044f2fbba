import type { PartRequest } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Mark = Pick<PartRequest, 'id' | 'status'>;

interface PartRequestsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  requests: PartRequest[];
  /** There are older ones. */
  more: boolean;
  /** The next page: on its way, or refused. */
  older: 'empty' | 'pending' | 'error';
  /** How many wait for an answer, a page of them at most; null until it is known. */
  waiting: number | null;
  /** Those that are being marked. */
  marking: string[];
  /** How often marking failed: each time is told once. */
  failures: number;
}

const initialState: PartRequestsState = {
  status: 'empty',
  requests: [],
  more: false,
  older: 'empty',
  waiting: null,
  marking: [],
  failures: 0,
};

/** The back office was entered: its menu says how many wait. */
export const waitingAsked = createAction('admin/partRequestsWaitingAsked');

const partRequests = createSlice({
  name: 'admin/partRequests',
  initialState,
  reducers: {
    waitingCounted: (state, { payload }: PayloadAction<number>) => {
      state.waiting = payload;
    },
    partRequestsOpened: (state) => {
      state.status = 'pending';
      state.requests = [];
      state.older = 'empty';
    },
    olderPartRequestsAsked: (state, _offset: PayloadAction<number>) => {
      state.older = 'pending';
    },
    partRequestsRead: (state, { payload }: PayloadAction<{ requests: PartRequest[]; more: boolean }>) => {
      const known = new Map([...state.requests, ...payload.requests].map((one) => [one.id, one]));
      state.status = 'success';
      state.older = 'empty';
      state.requests = [...known.values()];
      state.more = payload.more;
    },
    partRequestsFailed: (state) => {
      if (state.status === 'success') state.older = 'error';
      else state.status = 'error';
    },
    partRequestMarkAsked: (state, { payload }: PayloadAction<Mark>) => {
      state.marking.push(payload.id);
    },
    /** It stays where it is until the list is read again: what was just marked is easily opened again. */
    partRequestMarked: (state, { payload }: PayloadAction<PartRequest>) => {
      const at = state.requests.findIndex(({ id }) => id === payload.id);
      const before = state.requests[at];
      if (before && before.status !== payload.status && state.waiting !== null)
        state.waiting = Math.max(0, state.waiting + (payload.status === 'new' ? 1 : -1));
      if (before) state.requests[at] = payload;
      state.marking = state.marking.filter((id) => id !== payload.id);
    },
    partRequestMarkFailed: (state, { payload }: PayloadAction<string>) => {
      state.marking = state.marking.filter((id) => id !== payload);
      state.failures += 1;
    },
  },
});

export const {
  waitingCounted,
  partRequestsOpened,
  olderPartRequestsAsked,
  partRequestsRead,
  partRequestsFailed,
  partRequestMarkAsked,
  partRequestMarked,
  partRequestMarkFailed,
} = partRequests.actions;
export const partRequestsReducer = partRequests.reducer;
export const usePartRequests = remoteSelector<{ partRequests: PartRequestsState }>('admin');
