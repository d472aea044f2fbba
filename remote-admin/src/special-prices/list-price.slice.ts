import type { ListPrice } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ListPriceState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** The product that the reference of a new line means. */
  found: ListPrice | null;
  refusal: Refusal | null;
}

const initialState: ListPriceState = { status: 'empty', found: null, refusal: null };

const listPrice = createSlice({
  name: 'admin/listPrice',
  initialState,
  reducers: {
    referenceNamed: (_state, _action: PayloadAction<string>): ListPriceState => ({
      ...initialState,
      status: 'pending',
    }),
    listPriceRead: (_state, { payload }: PayloadAction<ListPrice>): ListPriceState => ({
      status: 'success',
      found: payload,
      refusal: null,
    }),
    listPriceFailed: (_state, { payload }: PayloadAction<Refusal>): ListPriceState => ({
      status: 'error',
      found: null,
      refusal: payload,
    }),
    listPriceSeen: (): ListPriceState => initialState,
  },
});

export const { referenceNamed, listPriceRead, listPriceFailed, listPriceSeen } = listPrice.actions;
export const listPriceReducer = listPrice.reducer;
export const useListPrice = remoteSelector<{ listPrice: ListPriceState }>('admin');
