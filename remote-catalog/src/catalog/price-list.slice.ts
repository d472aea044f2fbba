import type { PriceListSize } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface PriceListState {
  /** Null while it is not known: then a PDF that is too long is refused after the click. */
  size: PriceListSize | null;
}

const priceList = createSlice({
  name: 'catalog/priceList',
  initialState: { size: null } as PriceListState,
  reducers: {
    priceListOpened: (state): PriceListState => state,
    priceListSized: (_state, { payload: size }: PayloadAction<PriceListSize>): PriceListState => ({ size }),
  },
});

export const { priceListOpened, priceListSized } = priceList.actions;
export const priceListReducer = priceList.reducer;
export const usePriceList = remoteSelector<{ priceList: PriceListState }>('catalog');
