import type { DeliveryRequest, DeliveryRequestAnswer } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** An answer on its way, or refused. */
interface Answering {
  id: string;
  status: 'pending' | 'error';
  refusal: Refusal | null;
}

/** What is being written. It stays while one looks something up on another page. */
export interface AnswerDraft {
  id: string;
  day: string;
  text: string;
}

interface AnswersState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** Those that wait and those that are answered, the waiting ones first. */
  requests: DeliveryRequest[];
  answering: Answering | null;
  /** The one that was answered last, so that it is said once. */
  answered: DeliveryRequest | null;
  drafts: Record<string, AnswerDraft>;
  /** Why the last mark was not taken. */
  markRefusal: Refusal | null;
}

const initialState: AnswersState = {
  status: 'empty',
  requests: [],
  answering: null,
  answered: null,
  drafts: {},
  markRefusal: null,
};

export const delaysOpened = createAction('admin/delaysOpened');
export const delayMarkAsked = createAction<{ id: string; done: boolean }>('admin/delayMarkAsked');

const answers = createSlice({
  name: 'admin/delays',
  initialState,
  reducers: {
    delaysRead: (state, { payload }: PayloadAction<DeliveryRequest[]>): AnswersState => ({
      ...state,
      status: 'success',
      requests: payload,
    }),
    delaysFailed: (state): AnswersState => ({ ...state, status: 'error' }),
    answerDrafted: ({ drafts }, { payload }: PayloadAction<AnswerDraft>) => {
      drafts[payload.id] = payload;
    },
    answerDropped: ({ drafts }, { payload: id }: PayloadAction<string>) => {
      delete drafts[id];
    },
    answerSent: (
      state,
      { payload }: PayloadAction<{ id: string; answer: DeliveryRequestAnswer }>,
    ): AnswersState => ({
      ...state,
      answering: { id: payload.id, status: 'pending', refusal: null },
      answered: null,
    }),
    answerTaken: (state, { payload }: PayloadAction<DeliveryRequest>): AnswersState => ({
      ...state,
      requests: withChanged(state.requests, payload),
      answering: null,
      answered: payload,
      drafts: Object.fromEntries(Object.entries(state.drafts).filter(([id]) => id !== payload.drId)),
    }),
    answerRefused: (state, { payload }: PayloadAction<Refusal>): AnswersState => ({
      ...state,
      answering: state.answering && { ...state.answering, status: 'error', refusal: payload },
    }),
    delayMarkRefused: (state, { payload }: PayloadAction<Refusal>): AnswersState => ({
      ...state,
      markRefusal: payload,
    }),
    delayMarked: (state, { payload }: PayloadAction<DeliveryRequest>): AnswersState => ({
      ...state,
      requests: withChanged(state.requests, payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      delaysOpened,
      (state): AnswersState => ({
        ...initialState,
        status: 'pending',
        requests: state.requests,
        drafts: state.drafts,
      }),
    );
  },
});

const withChanged = (requests: DeliveryRequest[], changed: DeliveryRequest) =>
  requests.map((one) => (one.drId === changed.drId ? changed : one));

export const {
  delaysRead,
  delaysFailed,
  answerDrafted,
  answerDropped,
  answerSent,
  answerTaken,
  answerRefused,
  delayMarkRefused,
  delayMarked,
} = answers.actions;
export const delaysReducer = answers.reducer;
export const useDelays = remoteSelector<{ delays: AnswersState }>('admin');
