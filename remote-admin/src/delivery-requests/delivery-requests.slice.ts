import type { DeliveryRequest } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface DeliveryRequestsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  requests: DeliveryRequest[];
}

const initialState: DeliveryRequestsState = { status: 'empty', requests: [] };

export const inboxOpened = createAction('admin/inboxOpened');

const deliveryRequests = createSlice({
  name: 'admin/deliveryRequests',
  initialState,
  reducers: {
    inboxRead: (_state, { payload }: PayloadAction<DeliveryRequest[]>): DeliveryRequestsState => ({
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

export const { inboxRead, inboxFailed, requestHandled, requestReopened, handlingFailed } =
  deliveryRequests.actions;
export const deliveryRequestsReducer = deliveryRequests.reducer;
export const useDeliveryRequests = remoteSelector<{ deliveryRequests: DeliveryRequestsState }>('admin');
