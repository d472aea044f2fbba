import type { ProductRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** The products that share a reference, to choose one for a line without product. */
interface ChoiceState {
  status: 'pending' | 'success' | 'error';
  products: ProductRow[];
}

const choice = createSlice({
  name: 'cart-orders/choice',
  initialState: { status: 'pending', products: [] } as ChoiceState,
  reducers: {
    choiceOpened: (_state, _action: PayloadAction<string>): ChoiceState => ({
      status: 'pending',
      products: [],
    }),
    choiceRead: (_state, { payload }: PayloadAction<ProductRow[]>): ChoiceState => ({
      status: 'success',
      products: payload,
    }),
    choiceFailed: (): ChoiceState => ({ status: 'error', products: [] }),
  },
});

export const { choiceOpened, choiceRead, choiceFailed } = choice.actions;
export const choiceReducer = choice.reducer;

export const useChoice = remoteSelector<{ choice: ChoiceState }>('cart-orders');
