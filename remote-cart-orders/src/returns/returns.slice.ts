import type { Return } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ReturnsState {
  status: 'pending' | 'success' | 'error';
  all: Return[];
  /** The one that is looked at. */
  one: { id: string; status: 'pending' | 'success' | 'missing' | 'error'; shown: Return | null };
  withdrawal: 'empty' | 'pending' | 'success' | 'error';
  withdrawalRefusal: Refusal | null;
}

const initialState: ReturnsState = {
  status: 'pending',
  all: [],
  one: { id: '', status: 'pending', shown: null },
  withdrawal: 'empty',
  withdrawalRefusal: null,
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
      const asked = { withdrawal: 'empty', withdrawalRefusal: null } as const;
      return { ...state, ...asked, one: { id, status: shown ? 'success' : 'pending', shown } };
    },
    returnRead: (state, { payload }: PayloadAction<Return>): ReturnsState =>
      payload.returnId === state.one.id
        ? { ...state, one: { ...state.one, status: 'success', shown: payload } }
        : state,
    withdrawalConfirmed: (state, _action: PayloadAction<string>): ReturnsState => ({
      ...state,
      withdrawal: 'pending',
      withdrawalRefusal: null,
    }),
    returnWithdrawn: (state, { payload }: PayloadAction<Return>): ReturnsState => ({
      ...state,
      withdrawal: 'success',
      all: state.all.map((one) => (one.returnId === payload.returnId ? payload : one)),
      one: payload.returnId === state.one.id ? { ...state.one, shown: payload } : state.one,
    }),
    withdrawalRefused: (state, { payload }: PayloadAction<Refusal>): ReturnsState => ({
      ...state,
      withdrawal: 'error',
      withdrawalRefusal: payload,
    }),
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
  withdrawalConfirmed,
  returnWithdrawn,
  withdrawalRefused,
  returnMissing,
  returnFailed,
} = returns.actions;
export const returnsReducer = returns.reducer;
export const useReturns = remoteSelector<{ returns: ReturnsState }>('cart-orders');
