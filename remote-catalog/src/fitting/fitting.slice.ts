import type { CartItem, FittingMaterial } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { CartStep } from './in-cart.ts';

export interface Whole {
  vehicle: string;
  /** Which of the things that can be added: a way to tow, or a single part. */
  what: string;
  prodIds: string[];
}

export interface FittingState {
  /** The vehicle to which the material belongs. */
  key: string;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
  material: FittingMaterial | null;
  /** `parts` tells a proposal from what it became with another answer. */
  adding: {
    what: string;
    parts: string;
    status: 'empty' | 'pending' | 'success' | 'error';
    failure: Refusal | null;
    /** In the place of another: it may have been done in part. */
    replaces: boolean;
    /** What was changed in the cart to put this in the place of another; to be turned back. */
    steps: readonly CartStep[];
  };
  /** What the cart holds, while it is known. */
  cart: readonly CartItem[];
}

const notAdding: FittingState['adding'] = {
  what: '',
  parts: '',
  status: 'empty',
  failure: null,
  replaces: false,
  steps: [],
};
const initialState: FittingState = {
  key: '',
  status: 'empty',
  failure: null,
  material: null,
  adding: notAdding,
  cart: [],
};

const fitting = createSlice({
  name: 'catalog/fitting',
  initialState,
  reducers: {
    /** The material of the same vehicle stays on the screen while prices and stock are read again. */
    fittingOpened: (state, { payload: key }: PayloadAction<string>): FittingState =>
      key === state.key && state.material
        ? { ...state, failure: null, adding: notAdding }
        : { ...initialState, cart: state.cart, key, status: 'pending' },
    fittingRead: (state, { payload }: PayloadAction<FittingMaterial>): FittingState => ({
      ...state,
      status: 'success',
      material: payload,
    }),
    fittingFailed: (state, { payload }: PayloadAction<Refusal>): FittingState =>
      state.material ? state : { ...state, status: 'error', failure: payload },
    partsOrdered: (state, { payload: { what, prodIds } }: PayloadAction<Whole>): FittingState =>
      state.adding.status === 'pending'
        ? state
        : { ...state, adding: { ...notAdding, what, parts: prodIds.join(), status: 'pending' } },
    /** These in the place of what the cart holds for the vehicle. */
    fittingReplaced: (state, { payload: { what, prodIds } }: PayloadAction<Whole>): FittingState =>
      state.adding.status === 'pending'
        ? state
        : {
            ...state,
            adding: { ...notAdding, what, parts: prodIds.join(), status: 'pending', replaces: true },
          },
    replacementUndone: (state, _action: PayloadAction<{ vehicle: string }>): FittingState => ({
      ...state,
      adding: { ...state.adding, status: 'pending' },
    }),
    partsAdded: (state): FittingState => ({ ...state, adding: { ...state.adding, status: 'success' } }),
    fittingPut: (state, { payload: steps }: PayloadAction<readonly CartStep[]>): FittingState => ({
      ...state,
      adding: { ...state.adding, status: 'success', steps },
    }),
    replacementTurnedBack: (state): FittingState => ({ ...state, adding: notAdding }),
    /** The page shows what the cart holds. */
    cartAsked: (state): FittingState => state,
    cartSeen: (state, { payload: cart }: PayloadAction<readonly CartItem[]>): FittingState => ({
      ...state,
      cart,
    }),
    partsRefused: (state, { payload: failure }: PayloadAction<Refusal>): FittingState => ({
      ...state,
      adding: { ...state.adding, status: 'error', failure },
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(
      cartChanged,
      (state, { payload }): FittingState => (payload ? { ...state, cart: payload.cart.items } : state),
    ),
});

export const {
  fittingOpened,
  fittingRead,
  fittingFailed,
  partsOrdered,
  partsAdded,
  partsRefused,
  fittingReplaced,
  fittingPut,
  replacementUndone,
  replacementTurnedBack,
  cartAsked,
  cartSeen,
} = fitting.actions;
export const fittingReducer = fitting.reducer;

type WithFitting = { fitting: FittingState };
const useParts = remoteSelector<WithFitting>('catalog');
export const useFitting = <T>(select: (state: FittingState) => T): T =>
  useParts(({ fitting }) => select(fitting));
export const selectFitting = (root: { catalog: WithFitting }): FittingState => root.catalog.fitting;
