import type { AdminOrderRow, OrderStepsDone } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SeveralState {
  status: 'empty' | 'pending' | 'success' | 'error';
  outcome: OrderStepsDone | null;
}

const initialState: SeveralState = { status: 'empty', outcome: null };

/** A step for several orders of the list at once, and what came of it. */
const several = createSlice({
  name: 'admin/several',
  initialState,
  reducers: {
    severalAsked: (_state, _action: PayloadAction<AdminOrderRow[]>): SeveralState => ({
      status: 'pending',
      outcome: null,
    }),
    severalDone: (_state, { payload }: PayloadAction<OrderStepsDone>): SeveralState => ({
      status: 'success',
      outcome: payload,
    }),
    severalFailed: (): SeveralState => ({ status: 'error', outcome: null }),
    severalDismissed: (): SeveralState => initialState,
  },
});

export const { severalAsked, severalDone, severalFailed, severalDismissed } = several.actions;
export const severalReducer = several.reducer;
export const useSeveral = remoteSelector<{ several: SeveralState }>('admin');
