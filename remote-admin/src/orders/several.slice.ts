import type { AdminOrderRow, OrderStepsDone, OrderStepsPost } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SeveralState extends OrderStepsPost {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** Of as many as the server has answered for. */
  outcome: OrderStepsDone | null;
}

const initialState: SeveralState = { status: 'empty', step: 'preparer', orders: [], outcome: null };

/** A step for several orders of the list at once, what came of it, and its way back. */
const several = createSlice({
  name: 'admin/several',
  initialState,
  reducers: {
    severalAsked: (_state, { payload }: PayloadAction<readonly AdminOrderRow[]>): SeveralState => ({
      status: 'pending',
      step: 'preparer',
      orders: payload.map(({ orderId, orderVersion = 1 }) => ({ orderId, version: orderVersion })),
      outcome: null,
    }),
    /** Each step counts a version: an order that somebody has changed since is refused. */
    severalTakenBack: ({ orders, outcome }): SeveralState => ({
      status: 'pending',
      step: 'remettre',
      orders: orders
        .filter(({ orderId }) => outcome?.done.includes(orderId))
        .map(({ orderId, version }) => ({ orderId, version: version + 1 })),
      outcome: null,
    }),
    /** For those that nobody has answered for. */
    severalRepeated: (state): SeveralState => ({ ...state, status: 'pending' }),
    severalTaken: (state, { payload: { done, refused } }: PayloadAction<OrderStepsDone>): SeveralState => ({
      ...state,
      outcome: {
        done: [...(state.outcome?.done ?? []), ...done],
        refused: [...(state.outcome?.refused ?? []), ...refused],
      },
    }),
    severalDone: (state): SeveralState => ({ ...state, status: 'success' }),
    severalFailed: (state): SeveralState => ({ ...state, status: 'error' }),
    severalDismissed: (): SeveralState => initialState,
  },
});

export const {
  severalAsked,
  severalTakenBack,
  severalRepeated,
  severalTaken,
  severalDone,
  severalFailed,
  severalDismissed,
} = several.actions;
export const severalReducer = several.reducer;
export const useSeveral = remoteSelector<{ several: SeveralState }>('admin');
/** For sagas. */
export const selectSeveral = (root: { admin: { several: SeveralState } }): SeveralState => root.admin.several;
