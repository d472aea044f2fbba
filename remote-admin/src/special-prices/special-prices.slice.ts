import type { SpecialPrice, SpecialPriceLine } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { PriceOwner } from './price-owner.ts';

interface SpecialPricesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  list: SpecialPrice[];
  tag: string;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: SpecialPricesState = {
  status: 'empty',
  list: [],
  tag: '',
  saving: 'empty',
  refusal: null,
};

export const pricesSubmitted = createAction<{
  owner: PriceOwner;
  tag: string;
  lines: SpecialPriceLine[];
}>('admin/specialPricesSubmitted');

type Tagged = Pick<SpecialPricesState, 'list' | 'tag'>;

/** A customer may have twenty thousand prices: Immer does not walk through a frozen list. */
const frozen = ({ list, tag }: Tagged): Tagged => ({ list: Object.freeze(list) as SpecialPrice[], tag });

const specialPrices = createSlice({
  name: 'admin/specialPrices',
  initialState,
  reducers: {
    pricesOpened: (_state, _action: PayloadAction<PriceOwner>): SpecialPricesState => ({
      ...initialState,
      status: 'pending',
    }),
    pricesRead: (state, { payload }: PayloadAction<Tagged>): SpecialPricesState => ({
      ...state,
      ...frozen(payload),
      status: 'success',
    }),
    pricesReadFailed: (state): SpecialPricesState => ({ ...state, status: 'error' }),
    pricesSaved: (state, { payload }: PayloadAction<Tagged>): SpecialPricesState => ({
      ...state,
      ...frozen(payload),
      saving: 'success',
    }),
    pricesRefused: (state, { payload }: PayloadAction<Refusal>): SpecialPricesState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
    pricesClosed: (): SpecialPricesState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(
      pricesSubmitted,
      (state): SpecialPricesState => ({ ...state, saving: 'pending', refusal: null }),
    );
  },
});

export const { pricesOpened, pricesRead, pricesReadFailed, pricesSaved, pricesRefused, pricesClosed } =
  specialPrices.actions;
export const specialPricesReducer = specialPrices.reducer;
export const useSpecialPrices = remoteSelector<{ specialPrices: SpecialPricesState }>('admin');
