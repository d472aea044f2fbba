import type { CartItem } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { type CartAnswer, cartChanged } from '@extranet/shared/remote';
import { isOrderable } from '@extranet/shared/rules';
import { createSelector, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { CartFacts } from '../cart-facts.ts';
import { type Change, dropLine, keepIdentity, nothingPending, without } from './changes.ts';

export interface CartState extends CartFacts {
  isLoading: boolean;
  /** The server's cart may no longer be this one: it is asked for as soon as nothing else is under way. */
  stale: boolean;
  /** Why the last change was not taken over. */
  refused: Refusal | null;
  /** When the cart that is shown was answered, by performance.now(). */
  answeredAt: number;
}

/** A page that opens this soon after an answer need not ask for what was just answered. */
const NEW_FOR_MS = 2000;

const initialState: CartState = {
  items: [],
  totalPriceET: 0,
  orderVATAmount: 0,
  totalPriceIT: 0,
  fingerprint: '',
  ...nothingPending,
  isLoading: false,
  loaded: false,
  stale: false,
  failed: false,
  refused: null,
  answeredAt: 0,
};

/** What was asked for before the shown cart was answered may be older than it: neither is believed, it is read again. */
function withAnswer(state: CartState, { cart, askedAt, answeredAt }: CartAnswer): CartState {
  if (askedAt < state.answeredAt) return { ...state, stale: true };
  return { ...state, ...keepIdentity(state.items, cart), loaded: true, failed: false, answeredAt };
}

const isNew = ({ loaded, failed, answeredAt }: CartState, at: number): boolean =>
  loaded && !failed && at - answeredAt < NEW_FOR_MS;

const cart = createSlice({
  name: 'cart-orders/cart',
  initialState,
  reducers: {
    /** Skipped while a load is running (C4.07), and right after an answer. */
    cartOpened: {
      reducer: (state, { payload: at }: PayloadAction<number>): CartState => ({
        ...state,
        stale: state.stale || !(state.isLoading || isNew(state, at)),
        refused: null,
      }),
      prepare: () => ({ payload: performance.now() }),
    },
    /** Another tab, or another device, changed it. */
    cartOutdated: (state): CartState => ({ ...state, stale: true }),
    cartLoadStarted: (state): CartState => ({ ...state, isLoading: true, stale: false }),
    cartRead: (state, { payload }: PayloadAction<CartAnswer>): CartState => withAnswer(state, payload),
    cartLoadFailed: (state): CartState => ({ ...state, failed: true }),
    /** In every case (C4.07). */
    cartLoadEnded: (state): CartState => ({ ...state, isLoading: false }),
    quantityChosen: (state, { payload }: PayloadAction<{ itId: string; quantity: number }>): CartState => ({
      ...state,
      wanted: { ...state.wanted, [payload.itId]: payload.quantity },
      refused: null,
    }),
    itemsRemoved: (state, { payload }: PayloadAction<string[]>): CartState => ({
      ...state,
      removing: [...state.removing, ...payload.filter((itId) => !state.removing.includes(itId))],
      refused: null,
    }),
    /** 'Annuler' after a removal, or the product that was meant in the place of a bare reference. */
    productPut: (
      state,
      { payload }: PayloadAction<{ prodId: string; quantity: number; replaces?: string }>,
    ): CartState => ({ ...state, adding: [...state.adding, { kind: 'add', ...payload }], refused: null }),
    changeConfirmed: (
      state,
      { payload }: PayloadAction<{ change: Change; answer: CartAnswer }>,
    ): CartState => {
      const { change, answer } = payload;
      const next = { ...withAnswer(state, answer), ...without(state, change) };
      return change.kind === 'add' && change.replaces
        ? { ...next, removing: [...next.removing, change.replaces] }
        : next;
    },
    /** The line goes back to what the server has. */
    changeRefused: (state, { payload }: PayloadAction<{ change: Change; failure: Refusal }>): CartState => {
      const { change, failure } = payload;
      const pending = change.kind === 'add' ? without(state, change) : dropLine(state, change.itId);
      // Somebody else removed the line: it is gone, as was wished.
      const done = change.kind === 'remove' && failure.status === 404;
      return { ...state, ...pending, refused: done ? null : failure, stale: true };
    },
    refusalDismissed: (state): CartState => ({ ...state, refused: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      cartChanged,
      (state, { payload }): CartState => (payload ? withAnswer(state, payload) : { ...state, stale: true }),
    );
  },
});

export const {
  cartOpened,
  cartOutdated,
  cartLoadStarted,
  cartRead,
  cartLoadFailed,
  cartLoadEnded,
  quantityChosen,
  itemsRemoved,
  productPut,
  changeConfirmed,
  changeRefused,
  refusalDismissed,
} = cart.actions;
export const cartReducer = cart.reducer;

export const useCart = remoteSelector<{ cart: CartState }>('cart-orders');
/** For sagas. */
export const selectCart = (root: { 'cart-orders': { cart: CartState } }): CartState =>
  root['cart-orders'].cart;

/** What is on its way out is not shown any more. */
export const selectLines = createSelector(
  [(state: CartState) => state.items, (state: CartState) => state.removing],
  (items, removing): CartItem[] =>
    removing.length === 0 ? items : items.filter(({ itId }) => !removing.includes(itId)),
);

export const selectItemCount = createSelector(
  [selectLines, (state: CartState) => state.wanted],
  (lines, wanted) => lines.reduce((count, { itId, itQuantity }) => count + (wanted[itId] ?? itQuantity), 0),
);

/** As the server judges it when it is ordered. Without a product: withdrawn, or shared by several. */
export const isBlocked = ({ product }: CartItem): boolean => product === null || !isOrderable(product);
