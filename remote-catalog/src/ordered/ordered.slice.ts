import type { OrderedProducts } from '@extranet/shared/contracts';
import { cartChanged } from '@extranet/shared/remote';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export type LastOrder = Omit<OrderedProducts[number], 'prodIds'>;
export type LastOrders = Readonly<Record<string, LastOrder>>;

interface OrderedState {
  /** When it was asked for (performance.now()); null when something was ordered since. */
  askedAt: number | null;
  /** By the product's id. What is known stays until the next answer. */
  last: LastOrders;
}

const initialState: OrderedState = { askedAt: null, last: {} };

const ordered = createSlice({
  name: 'catalog/ordered',
  initialState,
  reducers: {
    /** Products are on the screen. */
    orderedWanted: (state): OrderedState => state,
    orderedRead: (
      _state,
      { payload: { askedAt, orders } }: PayloadAction<{ askedAt: number; orders: OrderedProducts }>,
    ): OrderedState => ({
      askedAt,
      last: Object.fromEntries(
        orders.flatMap(({ prodIds, ...order }) => prodIds.map((prodId) => [prodId, order])),
      ),
    }),
  },
  extraReducers: (builder) =>
    // Without an answer of the cart's own: that is how an order changes it.
    builder.addCase(
      cartChanged,
      (state, { payload }): OrderedState => (payload ? state : { ...state, askedAt: null }),
    ),
});

export const { orderedWanted, orderedRead } = ordered.actions;
export const orderedReducer = ordered.reducer;

type WithOrdered = { ordered: OrderedState };
const useParts = remoteSelector<WithOrdered>('catalog');
export const useOrdered = <T>(select: (state: OrderedState) => T): T =>
  useParts(({ ordered }) => select(ordered));
export const selectOrdered = (root: { catalog: WithOrdered }): OrderedState => root.catalog.ordered;
