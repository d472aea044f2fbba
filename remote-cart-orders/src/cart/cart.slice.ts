import type { CartItem } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { type CartAnswer, cartChanged } from '@extranet/shared/remote';
import { isOrderable } from '@extranet/shared/rules';
import { createSelector, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { type CartFacts, elsewhereSeen, piecesIn, sendingAskedAgain } from '../cart-facts.ts';
import { type Change, dropLine, keepIdentity, nothingPending, withoutChange } from './changes.ts';

export interface CartState extends CartFacts {
  isLoading: boolean;
  /** The cart may be out of date: it is loaded again as soon as no other request runs. */
  stale: boolean;
  /** Another tab has announced a change: the next answer tells whether there is one. */
  announced: boolean;
  /** Why the server refused the last change. */
  refused: Refusal | null;
  /** performance.now() when the shown cart was answered. */
  answeredAt: number;
}

/** A page opened within this time after an answer does not load the cart again. */
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
  announced: false,
  unsent: false,
  changedElsewhere: false,
  refused: null,
  answeredAt: 0,
};

interface Choice {
  itId: string;
  quantity: number;
}

/** The server has this quantity already, and no other is on its way. */
const isKnown = ({ items, wanted }: CartState, { itId, quantity }: Choice): boolean =>
  wanted[itId] === undefined && items.some((item) => item.itId === itId && item.itQuantity === quantity);

/** The user goes on: an old refusal is no longer shown, and what waits is sent again. */
const asked = { refused: null, unsent: false } as const;
/** Whoever changes the cart has seen it: the message about another tab does not follow their own changes. */
const changed = { ...asked, changedElsewhere: false } as const;

/** If the request overlapped the one for the shown cart, it is unknown which answer is newer: the cart is loaded again. */
function withAnswer(state: CartState, { cart, askedAt, answeredAt }: CartAnswer): CartState {
  if (askedAt < state.answeredAt) return { ...state, stale: true };
  const differs = state.announced && state.loaded && cart.fingerprint !== state.fingerprint;
  return {
    ...state,
    ...keepIdentity(state.items, cart),
    loaded: true,
    failed: false,
    announced: false,
    changedElsewhere: state.changedElsewhere || differs,
    answeredAt,
  };
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
        ...asked,
      }),
      prepare: () => ({ payload: performance.now() }),
    },
    cartChangedElsewhere: (state): CartState => ({ ...state, stale: true, announced: true }),
    cartOutdated: (state): CartState => ({ ...state, stale: true }),
    cartLoadStarted: (state): CartState => ({ ...state, isLoading: true, stale: false }),
    cartRead: (state, { payload }: PayloadAction<CartAnswer>): CartState => withAnswer(state, payload),
    cartLoadFailed: (state): CartState => ({ ...state, failed: true }),
    /** Dispatched in every case, also after an error (C4.07). */
    cartLoadEnded: (state): CartState => ({ ...state, isLoading: false }),
    quantityChosen: (state, { payload }: PayloadAction<Choice>): CartState => ({
      ...state,
      ...(!isKnown(state, payload) && { wanted: { ...state.wanted, [payload.itId]: payload.quantity } }),
      ...changed,
    }),
    itemsRemoved: (state, { payload }: PayloadAction<string[]>): CartState => ({
      ...state,
      removing: [...state.removing, ...payload.filter((itId) => !state.removing.includes(itId))],
      // Brought back without a connection, and removed again: the last word counts.
      adding: state.adding.filter((one) => one.kind === 'add' || !payload.includes(one.itId)),
      ...changed,
    }),
    /** Where no connection is, it is shown again at once: the server answers the same, whether it has removed the line or not. */
    removalUndone: (state, { payload }: PayloadAction<Choice>): CartState => ({
      ...state,
      removing: state.unsent ? state.removing.filter((itId) => itId !== payload.itId) : state.removing,
      adding: [...state.adding, { kind: 'restore', ...payload }],
      ...changed,
    }),
    /** Adds a product, as the choice for a line without one. */
    productPut: (
      state,
      { payload }: PayloadAction<{ prodId: string; quantity: number; vehicle?: string; replaces?: string }>,
    ): CartState => ({ ...state, adding: [...state.adding, { kind: 'add', ...payload }], ...changed }),
    changeConfirmed: (
      state,
      { payload }: PayloadAction<{ change: Change; answer: CartAnswer }>,
    ): CartState => {
      const { change, answer } = payload;
      const next = { ...withAnswer(state, answer), ...withoutChange(state, change) };
      return change.kind === 'add' && change.replaces
        ? { ...next, removing: [...next.removing, change.replaces] }
        : next;
    },
    /** The line goes back to what the server has. Without an answer it waits: to send it twice does no harm, but to add twice would. */
    changeRefused: (state, { payload }: PayloadAction<{ change: Change; failure: Refusal }>): CartState => {
      const { change, failure } = payload;
      if (failure.status === 0 && change.kind !== 'add') return { ...state, unsent: true };
      const isAddition = change.kind === 'add' || change.kind === 'restore';
      const pending = isAddition ? withoutChange(state, change) : dropLine(state, change.itId);
      // The line was already removed elsewhere: the result is the same.
      const done = change.kind === 'remove' && failure.status === 404;
      return { ...state, ...pending, refused: done ? null : failure, stale: true };
    },
    refusalDismissed: (state): CartState => ({ ...state, refused: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(sendingAskedAgain, (state): CartState => ({ ...state, ...asked }));
    builder.addCase(elsewhereSeen, (state): CartState => ({ ...state, changedElsewhere: false }));
    builder.addCase(
      cartChanged,
      (state, { payload }): CartState => (payload ? withAnswer(state, payload) : { ...state, stale: true }),
    );
  },
});

export const {
  cartOpened,
  cartOutdated,
  cartChangedElsewhere,
  cartLoadStarted,
  cartRead,
  cartLoadFailed,
  cartLoadEnded,
  quantityChosen,
  itemsRemoved,
  removalUndone,
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

/** Lines being removed are hidden at once. */
export const selectLines = createSelector(
  [(state: CartState) => state.items, (state: CartState) => state.removing],
  (items, removing): CartItem[] =>
    removing.length === 0 ? items : items.filter(({ itId }) => !removing.includes(itId)),
);

export const selectItemCount = createSelector([selectLines, (state: CartState) => state.wanted], piecesIn);

/** Whether the line cannot be ordered, by the same rule as the server's. No product: withdrawn, or not chosen among several. */
export const isBlocked = ({ product }: CartItem): boolean => product === null || !isOrderable(product);
