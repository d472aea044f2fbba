import type { Return } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReturnsState {
  status: 'pending' | 'success' | 'error';
  all: Return[];
  /** The one that is looked at. */
  one: { id: string; status: 'pending' | 'success' | 'missing' | 'error'; shown: Return | null };
}

const initialState: ReturnsState = {
  status: 'pending',
  all: [],
  one: { id: '', status: 'pending', shown: null },
};

const returns = createSlice({
  name: 'cart-orders/returns',
  initialState,
  reducers: {
    returnsOpened: (state): ReturnsState => ({
      ...state,
      status: state.status === 'success' ? 'success' : 'pending',
    }),
    returnsRead: (state, { payload }: PayloadAction<Return[]>): ReturnsState => ({
      ...state,
      status: 'success',
      all: payload,
    }),
    returnsFailed: (state): ReturnsState => ({ ...state, status: 'error' }),
    /** What the list knows of it is shown until it is read. */
    returnOpened: (state, { payload: id }: PayloadAction<string>): ReturnsState => {
      const shown = [state.one.shown, ...state.all].find((one) => one?.returnId === id) ?? null;
      return { ...state, one: { id, status: shown ? 'success' : 'pending', shown } };
    },
    returnRead: (state, { payload }: PayloadAction<Return>): ReturnsState =>
      payload.returnId === state.one.id
        ? { ...state, one: { ...state.one, status: 'success', shown: payload } }
        : state,
    returnMissing: (state): ReturnsState => ({
      ...state,
      one: { ...state.one, status: 'missing', shown: null },
    }),
    returnFailed: (state): ReturnsState => ({
      ...state,
      one: { ...state.one, status: state.one.shown ? 'success' : 'error' },
    }),
  },
});

export const {
  returnsOpened,
  returnsRead,
  returnsFailed,
  returnOpened,
  returnRead,
  returnMissing,
  returnFailed,
} = returns.actions;
export const returnsReducer = returns.reducer;
export const useReturns = remoteSelector<{ returns: ReturnsState }>('cart-orders');
