import type { OwnDelayRequest } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface WaitingState {
  /** The product of which all this speaks. */
  prodId: string | null;
  /** Null until the server has said it. */
  waiting: boolean | null;
  saving: boolean;
  /** The server's reason, or '' where none is known; null: nothing failed. */
  refusal: string | null;
  delay: OwnDelayRequest | null;
}

const initialState: WaitingState = { prodId: null, waiting: null, saving: false, refusal: null, delay: null };

export const alertShown = createAction<string>('catalog/alertShown');
export const delayShown = createAction<string>('catalog/delayShown');

const waiting = createSlice({
  name: 'catalog/waiting',
  initialState,
  reducers: {
    alertRead: (state, { payload }: PayloadAction<boolean>): WaitingState => ({
      ...state,
      waiting: payload,
      saving: false,
      refusal: null,
    }),
    alertWanted: (
      state,
      { payload: _ }: PayloadAction<{ prodId: string; wanted: boolean }>,
    ): WaitingState => ({
      ...state,
      saving: true,
      refusal: null,
    }),
    alertRefused: (state, { payload }: PayloadAction<string>): WaitingState => ({
      ...state,
      saving: false,
      refusal: payload,
    }),
    delayRead: (state, { payload }: PayloadAction<OwnDelayRequest | null>): WaitingState => ({
      ...state,
      delay: payload,
    }),
  },
  extraReducers: (builder) => {
    for (const shown of [alertShown, delayShown])
      builder.addCase(shown, (_state, { payload: prodId }): WaitingState => ({ ...initialState, prodId }));
  },
});

export const { alertRead, alertWanted, alertRefused, delayRead } = waiting.actions;
export const waitingReducer = waiting.reducer;
export const useWaiting = remoteSelector<{ waiting: WaitingState }>('catalog');
