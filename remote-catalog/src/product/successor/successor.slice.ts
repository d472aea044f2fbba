import type { CartAdd, ProductRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SuccessorState {
  /** The reference that is replaced. */
  ref: string;
  product: ProductRow | null;
  adding: 'empty' | 'pending' | 'success' | 'error';
  /** The server's reason; '' where none is known. */
  refusal: string;
}

const initialState: SuccessorState = { ref: '', product: null, adding: 'empty', refusal: '' };

const successor = createSlice({
  name: 'catalog/successor',
  initialState,
  reducers: {
    successorAsked: (_state, { payload: ref }: PayloadAction<string>): SuccessorState => ({
      ...initialState,
      ref,
    }),
    successorRead: (
      state,
      { payload }: PayloadAction<{ ref: string; product: ProductRow | null }>,
    ): SuccessorState => (payload.ref === state.ref ? { ...state, product: payload.product } : state),
    successorAddAsked: (state, _action: PayloadAction<CartAdd>): SuccessorState => ({
      ...state,
      adding: 'pending',
    }),
    successorAdded: (state, { payload: prodId }: PayloadAction<string>): SuccessorState =>
      state.product?.prodId === prodId ? { ...state, adding: 'success' } : state,
    successorAddFailed: (state, { payload: refusal }: PayloadAction<string>): SuccessorState => ({
      ...state,
      adding: 'error',
      refusal,
    }),
  },
});

export const { successorAsked, successorRead, successorAddAsked, successorAdded, successorAddFailed } =
  successor.actions;
export const successorReducer = successor.reducer;
export const useSuccessor = remoteSelector<{ successor: SuccessorState }>('catalog');
const useLate = remoteSelector<{ successor?: SuccessorState }>('catalog');
/** Known once the panel has asked: its part comes late. */
export const useSuccessorId = () => useLate(({ successor }) => successor?.product?.prodId);
