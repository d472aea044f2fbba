import type { SpecialPrice, SpecialPriceChange, SpecialPriceLine } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { SPECIAL_PRICES_SLICE } from '@extranet/shared/rules/product';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { FirstSlice } from './first-slice.ts';
import type { PriceOwner } from './price-owner.ts';

type Status = 'empty' | 'pending' | 'success' | 'error';

/** The list before and after it was saved. */
export interface LastSave {
  owner: PriceOwner;
  before: SpecialPrice[][];
  after: SpecialPrice[][];
}

interface SpecialPricesState {
  status: Status;
  /** The list as it came: a long one in slices, so that its first lines are there at once. */
  slices: SpecialPrice[][];
  owner: PriceOwner | null;
  /** The way back, which outlives the dialog that closes with a save. Only of a list that was there whole. */
  lastSave: LastSave | null;
  /** The dialog was opened again to take the last save back. */
  undoWanted: boolean;
  /** Of a list that came whole; a long one is saved line by line. */
  tag: string;
  isLong: boolean;
  total: number;
  /** What is still to come of a long list. */
  rest: Status;
  /** The last reference that came. */
  reached: string;
  /** Another list takes the place of the one before; further slices only make it longer. */
  reading: number;
  saving: Status;
  refusal: Refusal | null;
}

const initialState: SpecialPricesState = {
  status: 'empty',
  slices: [],
  owner: null,
  lastSave: null,
  undoWanted: false,
  tag: '',
  isLong: false,
  total: 0,
  rest: 'empty',
  reached: '',
  reading: 0,
  saving: 'empty',
  refusal: null,
};

export const pricesSubmitted = createAction<{
  owner: PriceOwner;
  tag: string;
  lines: SpecialPriceLine[];
}>('admin/specialPricesSubmitted');
export const priceChangesSubmitted = createAction<{
  owner: PriceOwner;
  changes: SpecialPriceChange[];
}>('admin/specialPriceChangesSubmitted');

/** Immer does not walk through a frozen list. */
const frozen = (list: SpecialPrice[]) => Object.freeze(list) as SpecialPrice[];
const lastOf = (list: readonly SpecialPrice[]) => list.at(-1)?.spProdRef ?? '';

const isSame = (one: PriceOwner, other: PriceOwner) => JSON.stringify(one) === JSON.stringify(other);

const savedBetween = ({ owner, slices }: SpecialPricesState, after: SpecialPrice[][]): LastSave | null =>
  owner && { owner, before: slices, after: after.map(frozen) };

const specialPrices = createSlice({
  name: 'admin/specialPrices',
  initialState,
  reducers: {
    pricesOpened: (
      { reading, lastSave, undoWanted },
      { payload: owner }: PayloadAction<PriceOwner>,
    ): SpecialPricesState => ({
      ...initialState,
      owner,
      lastSave: lastSave && isSame(lastSave.owner, owner) ? lastSave : null,
      undoWanted,
      reading: reading + 1,
      status: 'pending',
    }),
    pricesRead: (
      state,
      { payload: { list, tag, total } }: PayloadAction<FirstSlice>,
    ): SpecialPricesState => ({
      ...state,
      slices: [frozen(list)],
      tag,
      total,
      isLong: total > list.length,
      rest: total > list.length ? 'pending' : 'success',
      reached: lastOf(list),
      status: 'success',
    }),
    restWanted: (state, _action: PayloadAction<PriceOwner>): SpecialPricesState => ({
      ...state,
      rest: 'pending',
    }),
    morePricesRead: (state, { payload }: PayloadAction<SpecialPrice[]>): SpecialPricesState => ({
      ...state,
      slices: [...state.slices, frozen(payload)],
      rest: payload.length < SPECIAL_PRICES_SLICE ? 'success' : 'pending',
      reached: lastOf(payload),
    }),
    morePricesFailed: (state): SpecialPricesState => ({ ...state, rest: 'error' }),
    pricesReadFailed: (state): SpecialPricesState => ({ ...state, status: 'error' }),
    pricesSaved: (
      state,
      { payload: { list, tag } }: PayloadAction<Pick<FirstSlice, 'list' | 'tag'>>,
    ): SpecialPricesState => ({
      ...state,
      slices: [frozen(list)],
      lastSave: savedBetween(state, [list]),
      tag,
      total: list.length,
      reading: state.reading + 1,
      saving: 'success',
    }),
    priceChangesSaved: (state, { payload }: PayloadAction<SpecialPrice[][]>): SpecialPricesState => ({
      ...state,
      slices: payload.map(frozen),
      lastSave: state.rest === 'success' ? savedBetween(state, payload) : null,
      reading: state.reading + 1,
      saving: 'success',
    }),
    pricesRefused: (state, { payload }: PayloadAction<Refusal>): SpecialPricesState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
    pricesClosed: ({ reading, lastSave }): SpecialPricesState => ({
      ...initialState,
      lastSave,
      reading: reading + 1,
    }),
    saveUndoWanted: (state): SpecialPricesState => ({ ...state, undoWanted: true }),
    saveUndoTaken: (state): SpecialPricesState => ({ ...state, undoWanted: false }),
  },
  extraReducers: (builder) => {
    const saving = (state: SpecialPricesState): SpecialPricesState => ({
      ...state,
      saving: 'pending',
      refusal: null,
    });
    builder.addCase(pricesSubmitted, saving).addCase(priceChangesSubmitted, saving);
  },
});

export const {
  pricesOpened,
  pricesRead,
  restWanted,
  morePricesRead,
  morePricesFailed,
  pricesReadFailed,
  pricesSaved,
  priceChangesSaved,
  pricesRefused,
  pricesClosed,
  saveUndoWanted,
  saveUndoTaken,
} = specialPrices.actions;
export const specialPricesReducer = specialPrices.reducer;
export const selectSpecialPrices = (state: { admin: { specialPrices: SpecialPricesState } }) =>
  state.admin.specialPrices;
export const useSpecialPrices = remoteSelector<{ specialPrices: SpecialPricesState }>('admin');
