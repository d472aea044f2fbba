import type { CartAdd, Product, ProductsConfig } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Adding = { status: 'pending' | 'success' } | { status: 'error'; message: string };

export interface CompareState {
  status: 'pending' | 'success' | 'error';
  message: string;
  /** Whole products, in the order in which they were chosen: a row of the list knows few of their fields. */
  products: Product[];
  /** The fields that the supplier shows, and their order. */
  config: ProductsConfig | null;
  /** By product: what became of its button. */
  adding: Record<string, Adding>;
}

const initialState: CompareState = { status: 'pending', message: '', products: [], config: null, adding: {} };

const withAdding = (state: CompareState, prodId: string, adding: Adding): CompareState => ({
  ...state,
  adding: { ...state.adding, [prodId]: adding },
});

const compare = createSlice({
  name: 'catalog/compare',
  initialState,
  reducers: {
    compareOpened: (_state, _action: PayloadAction<readonly string[]>): CompareState => initialState,
    compareRead: (
      state,
      { payload }: PayloadAction<{ products: Product[]; config: ProductsConfig }>,
    ): CompareState => ({ ...state, status: 'success', ...payload }),
    compareFailed: (state, { payload }: PayloadAction<string>): CompareState => ({
      ...state,
      status: 'error',
      message: payload,
    }),
    comparedAdded: (state, { payload }: PayloadAction<CartAdd>): CompareState =>
      withAdding(state, payload.prodId, { status: 'pending' }),
    comparedInCart: (state, { payload }: PayloadAction<string>): CompareState =>
      withAdding(state, payload, { status: 'success' }),
    comparedRefused: (
      state,
      { payload: { prodId, message } }: PayloadAction<{ prodId: string; message: string }>,
    ): CompareState => withAdding(state, prodId, { status: 'error', message }),
  },
});

export const { compareOpened, compareRead, compareFailed, comparedAdded, comparedInCart, comparedRefused } =
  compare.actions;
export const compareReducer = compare.reducer;

const useParts = remoteSelector<{ compare: CompareState }>('catalog');
export const useCompared = <T>(select: (state: CompareState) => T): T =>
  useParts(({ compare }) => select(compare));
