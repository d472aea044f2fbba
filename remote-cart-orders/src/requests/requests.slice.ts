import type { OwnRequests } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface RequestsState {
  status: 'pending' | 'success' | 'error';
  requests: OwnRequests | null;
  /** Products whose alert is being given up. */
  leaving: readonly string[];
  /** One could not be given up. */
  stays: boolean;
}

const initialState: RequestsState = { status: 'pending', requests: null, leaving: [], stays: false };

const requests = createSlice({
  name: 'cart-orders/requests',
  initialState,
  reducers: {
    /** What is known is shown until it is read anew. */
    requestsOpened: (state): RequestsState => ({
      ...state,
      status: state.requests ? 'success' : 'pending',
    }),
    requestsRead: (state, { payload }: PayloadAction<OwnRequests>): RequestsState => ({
      ...state,
      status: 'success',
      requests: payload,
    }),
    requestsFailed: (state): RequestsState => ({ ...state, status: state.requests ? 'success' : 'error' }),
    alertLeft: (state, { payload }: PayloadAction<string>): RequestsState => ({
      ...state,
      leaving: [...state.leaving, payload],
      stays: false,
    }),
    alertDropped: (state, { payload }: PayloadAction<string>): RequestsState => ({
      ...state,
      leaving: state.leaving.filter((prodId) => prodId !== payload),
      requests: state.requests && {
        ...state.requests,
        alerts: state.requests.alerts.filter(({ product }) => product.prodId !== payload),
      },
    }),
    alertStays: (state, { payload }: PayloadAction<string>): RequestsState => ({
      ...state,
      stays: true,
      leaving: state.leaving.filter((prodId) => prodId !== payload),
    }),
  },
});

export const { requestsOpened, requestsRead, requestsFailed, alertLeft, alertDropped, alertStays } =
  requests.actions;
export const requestsReducer = requests.reducer;
export const useRequests = remoteSelector<{ requests: RequestsState }>('cart-orders');
