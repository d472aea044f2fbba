import type { DelayAnswerGiven, DeliveryRequest } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface DeliveryRequestsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  requests: DeliveryRequest[];
  /** By the request's id: on its way, or why it was refused ('' where no reason is known). */
  answering: Record<string, { busy: boolean; failed?: string }>;
  /** The reference last answered, until it was said. */
  answered: string | null;
}

const initialState: DeliveryRequestsState = {
  status: 'empty',
  requests: [],
  answering: {},
  answered: null,
};

export const inboxOpened = createAction('admin/inboxOpened');

const deliveryRequests = createSlice({
  name: 'admin/deliveryRequests',
  initialState,
  reducers: {
    inboxRead: (state, { payload }: PayloadAction<DeliveryRequest[]>): DeliveryRequestsState => ({
      ...state,
      status: 'success',
      requests: payload,
    }),
    inboxFailed: (state): DeliveryRequestsState => ({ ...state, status: 'error' }),
    /** Removed from the screen at once; it comes back when this is undone or the server refuses. */
    requestHandled: (state, { payload }: PayloadAction<DeliveryRequest>) => {
      state.requests = state.requests.filter(({ drId }) => drId !== payload.drId);
    },
    requestReopened: (state, { payload }: PayloadAction<DeliveryRequest>) => {
      state.requests = sorted([...state.requests.filter(({ drId }) => drId !== payload.drId), payload]);
    },
    answerGiven: (state, { payload: { drId } }: PayloadAction<DelayAnswerGiven & { drId: string }>) => {
      state.answering[drId] = { busy: true };
    },
    answerKept: (state, { payload: { drId, drProdRef } }: PayloadAction<DeliveryRequest>) => {
      delete state.answering[drId];
      state.requests = state.requests.filter((request) => request.drId !== drId);
      state.answered = drProdRef;
    },
    answerSaid: (state): DeliveryRequestsState => ({ ...state, answered: null }),
    answerRefused: (
      state,
      { payload: { drId, reason } }: PayloadAction<{ drId: string; reason: string }>,
    ) => {
      state.answering[drId] = { busy: false, failed: reason };
    },
    handlingFailed: (state, { payload }: PayloadAction<DeliveryRequest>) => {
      state.requests = sorted([...state.requests.filter(({ drId }) => drId !== payload.drId), payload]);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(inboxOpened, (state) => {
      if (state.status !== 'success') state.status = 'pending';
    });
  },
});

const sorted = (requests: DeliveryRequest[]) =>
  requests.sort((a, b) => (a.drCreatedAt < b.drCreatedAt ? 1 : -1));

export const {
  inboxRead,
  inboxFailed,
  requestHandled,
  requestReopened,
  answerGiven,
  answerKept,
  answerSaid,
  answerRefused,
  handlingFailed,
} = deliveryRequests.actions;
export const deliveryRequestsReducer = deliveryRequests.reducer;
export const useDeliveryRequests = remoteSelector<{ deliveryRequests: DeliveryRequestsState }>('admin');
