import type { PriceReasons } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** What the customer pays for a product that somebody asked about. */
interface CustomerPriceState {
  status: 'empty' | 'pending' | 'success' | 'error';
  reasons: PriceReasons | null;
  refusal: Refusal | null;
}

export interface PriceQuestion {
  id: string;
  ref: string;
  quantity: number;
}

const initialState: CustomerPriceState = { status: 'empty', reasons: null, refusal: null };

const customerPrice = createSlice({
  name: 'admin/customerPrice',
  initialState,
  reducers: {
    // What stands stays while another quantity is asked about: nothing jumps.
    priceAsked: (state, _action: PayloadAction<PriceQuestion>): CustomerPriceState => ({
      ...state,
      status: 'pending',
      refusal: null,
    }),
    priceRead: (_state, { payload }: PayloadAction<PriceReasons>): CustomerPriceState => ({
      status: 'success',
      reasons: payload,
      refusal: null,
    }),
    priceFailed: (_state, { payload }: PayloadAction<Refusal>): CustomerPriceState => ({
      status: 'error',
      reasons: null,
      refusal: payload,
    }),
    priceForgotten: (): CustomerPriceState => initialState,
  },
});

export const { priceAsked, priceRead, priceFailed, priceForgotten } = customerPrice.actions;
export const customerPriceReducer = customerPrice.reducer;
export const useCustomerPrice = remoteSelector<{ customerPrice: CustomerPriceState }>('admin');
