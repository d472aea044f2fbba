import type { PartRequest, PartRequestAnswer } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Mark = Pick<PartRequest, 'id' | 'status'>;

/** An answer that is being written, is on its way, or was refused. */
export interface AnswerDraft {
  text: string;
  ref: string;
  status: 'empty' | 'pending' | 'error';
  refusal: Refusal | null;
}

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
  /** By request; its form is open. They stay while one looks something up on another page. */
  drafts: Record<string, AnswerDraft>;
  /** The one that was answered last, so that it is said once. */
  answered: PartRequest | null;
}

const initialState: PartRequestsState = {
  status: 'empty',
  requests: [],
  more: false,
  older: 'empty',
  waiting: null,
  marking: [],
  failures: 0,
  drafts: {},
  answered: null,
};

const NO_DRAFT: AnswerDraft = { text: '', ref: '', status: 'empty', refusal: null };

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
    partRequestMarked: (state, { payload }: PayloadAction<PartRequest>) => {
      take(state, payload);
      state.marking = state.marking.filter((id) => id !== payload.id);
    },
    partRequestMarkFailed: (state, { payload }: PayloadAction<string>) => {
      state.marking = state.marking.filter((id) => id !== payload);
      state.failures += 1;
    },
    answerDrafted: (
      { drafts },
      { payload: { id, ...change } }: PayloadAction<{ id: string; text?: string; ref?: string }>,
    ) => {
      // What was refused is being corrected.
      drafts[id] = { ...NO_DRAFT, ...drafts[id], status: 'empty', refusal: null, ...change };
    },
    answerDropped: ({ drafts }, { payload: id }: PayloadAction<string>) => {
      delete drafts[id];
    },
    answerSent: (
      { drafts },
      { payload: { id } }: PayloadAction<{ id: string; answer: PartRequestAnswer }>,
    ) => {
      drafts[id] = { ...NO_DRAFT, ...drafts[id], status: 'pending', refusal: null };
    },
    answerTaken: (state, { payload }: PayloadAction<PartRequest>) => {
      take(state, payload);
      delete state.drafts[payload.id];
      state.answered = payload;
    },
    answerRefused: (
      { drafts },
      { payload: { id, refusal } }: PayloadAction<{ id: string; refusal: Refusal }>,
    ) => {
      drafts[id] = { ...NO_DRAFT, ...drafts[id], status: 'error', refusal };
    },
  },
});

/** It stays where it is until the list is read again: what was just marked is easily opened again. */
function take(state: PartRequestsState, changed: PartRequest): void {
  const at = state.requests.findIndex(({ id }) => id === changed.id);
  const before = state.requests[at];
  if (!before) return;
  if (before.status !== changed.status && state.waiting !== null)
    state.waiting = Math.max(0, state.waiting + (changed.status === 'new' ? 1 : -1));
  state.requests[at] = changed;
}

export const {
  waitingCounted,
  partRequestsOpened,
  olderPartRequestsAsked,
  partRequestsRead,
  partRequestsFailed,
  partRequestMarkAsked,
  partRequestMarked,
  partRequestMarkFailed,
  answerDrafted,
  answerDropped,
  answerSent,
  answerTaken,
  answerRefused,
} = partRequests.actions;
export const partRequestsReducer = partRequests.reducer;
export const usePartRequests = remoteSelector<{ partRequests: PartRequestsState }>('admin');
