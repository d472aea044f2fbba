import type { PriceReasons } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface WhyPriceState {
  status: 'pending' | 'success' | 'error';
  reasons: PriceReasons | null;
}

const initialState: WhyPriceState = { status: 'pending', reasons: null };

const whyPrice = createSlice({
  name: 'catalog/whyPrice',
  initialState,
  reducers: {
    // What stands stays while another quantity is asked about: nothing jumps.
    reasonsAsked: (
      state,
      { payload }: PayloadAction<{ prodId: string; quantity: number; fresh: boolean }>,
    ) => (payload.fresh ? initialState : { ...state, status: 'pending' as const }),
    reasonsRead: (_state, { payload }: PayloadAction<PriceReasons>): WhyPriceState => ({
      status: 'success',
      reasons: payload,
    }),
    reasonsFailed: (): WhyPriceState => ({ status: 'error', reasons: null }),
  },
});

export const { reasonsAsked, reasonsRead, reasonsFailed } = whyPrice.actions;
export const whyPriceReducer = whyPrice.reducer;
export const useWhyPrice = remoteSelector<{ whyPrice: WhyPriceState }>('catalog');
