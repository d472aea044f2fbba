import type { Offer, Order } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import type { TypedQuantity } from '@extranet/shared/rules';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { answered, type Offers } from '../offers.ts';
import type { ReorderLine } from './reorder-lines.ts';

/** The order that is ordered again; `items`: those of its lines that are wanted. */
export type Reordered = Pick<Order, 'orderRef' | 'orderDate' | 'items'>;

/** Lines of an earlier order, reviewed before they are added to the cart. */
interface ReorderState {
  open: boolean;
  /** What was asked for: its number and date are the dialog's, its lines serve a retry. */
  order: Reordered | null;
  status: 'pending' | 'success' | 'error';
  lines: ReorderLine[];
  offers: Offers;
  adding: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
}

const initialState: ReorderState = {
  open: false,
  order: null,
  status: 'pending',
  lines: [],
  offers: {},
  adding: 'empty',
  failure: null,
};

const reorder = createSlice({
  name: 'cart-orders/reorder',
  initialState,
  reducers: {
    reorderRequested: (_state, { payload }: PayloadAction<Reordered>): ReorderState => ({
      ...initialState,
      open: true,
      order: payload,
    }),
    reorderCompared: (state, { payload }: PayloadAction<ReorderLine[]>): ReorderState => ({
      ...state,
      status: 'success',
      lines: payload,
    }),
    reorderFailed: (state): ReorderState => ({ ...state, status: 'error' }),
    reorderQuantityChosen: (
      state,
      { payload }: PayloadAction<{ key: string; quantity: TypedQuantity }>,
    ): ReorderState => ({
      ...state,
      lines: state.lines.map((line) =>
        line.key === payload.key ? { ...line, quantity: payload.quantity } : line,
      ),
    }),
    reorderTicked: (
      state,
      { payload: { key, taken } }: PayloadAction<{ key: string; taken: boolean }>,
    ): ReorderState => ({
      ...state,
      lines: state.lines.map((line) => (line.key === key ? { ...line, untaken: !taken } : line)),
    }),
    reorderOffersRead: (state, { payload }: PayloadAction<readonly Offer[]>): ReorderState => ({
      ...state,
      offers: answered(state.offers, payload),
    }),
    reorderConfirmed: (state): ReorderState => ({ ...state, adding: 'pending', failure: null }),
    reorderAdded: (state): ReorderState => ({ ...state, adding: 'success' }),
    /** Removes the lines that were added to the cart before the refusal. */
    reorderRefused: (
      state,
      { payload }: PayloadAction<{ added: readonly string[]; failure: Refusal }>,
    ): ReorderState => ({
      ...state,
      adding: 'error',
      failure: payload.failure,
      lines: state.lines.filter(({ key }) => !payload.added.includes(key)),
    }),
    reorderClosed: (state): ReorderState => ({ ...state, open: false }),
  },
});

export const {
  reorderRequested,
  reorderCompared,
  reorderFailed,
  reorderQuantityChosen,
  reorderTicked,
  reorderOffersRead,
  reorderConfirmed,
  reorderAdded,
  reorderRefused,
  reorderClosed,
} = reorder.actions;
export const reorderReducer = reorder.reducer;

export const useReorder = remoteSelector<{ reorder: ReorderState }>('cart-orders');
/** For sagas. */
export const selectReorder = (root: { 'cart-orders': { reorder: ReorderState } }): ReorderState =>
  root['cart-orders'].reorder;
