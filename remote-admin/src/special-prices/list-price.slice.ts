import type { ListPrice } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { NewLineFacts, SeenLine } from './new-line-facts.ts';

interface ListPriceState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** The product that the reference of a new line means. */
  found: ListPrice | null;
  refusal: Refusal | null;
  /** What a saved line says and a new one does not know, by the key of the line. */
  facts: Record<string, NewLineFacts>;
  /** Lines in view that were not asked about yet. */
  factless: readonly SeenLine[];
}

const nothingNamed = { status: 'empty', found: null, refusal: null } as const;
const initialState: ListPriceState = { ...nothingNamed, facts: {}, factless: [] };

const listPrice = createSlice({
  name: 'admin/listPrice',
  initialState,
  reducers: {
    referenceNamed: (state, _action: PayloadAction<string>): ListPriceState => ({
      ...state,
      ...nothingNamed,
      status: 'pending',
    }),
    listPriceRead: (state, { payload }: PayloadAction<ListPrice>): ListPriceState => ({
      ...state,
      status: 'success',
      found: payload,
      refusal: null,
    }),
    listPriceFailed: (state, { payload }: PayloadAction<Refusal>): ListPriceState => ({
      ...state,
      status: 'error',
      found: null,
      refusal: payload,
    }),
    listPriceSeen: (state): ListPriceState => ({ ...state, ...nothingNamed }),
    newLineSeen: (state, { payload }: PayloadAction<SeenLine>): ListPriceState =>
      payload.key in state.facts || state.factless.some(({ key }) => key === payload.key)
        ? state
        : { ...state, factless: [...state.factless, payload] },
    newLinesRead: (state, { payload }: PayloadAction<Record<string, NewLineFacts>>): ListPriceState => ({
      ...state,
      facts: { ...state.facts, ...payload },
      factless: state.factless.filter(({ key }) => !(key in payload)),
    }),
  },
});

export const { referenceNamed, listPriceRead, listPriceFailed, listPriceSeen, newLineSeen, newLinesRead } =
  listPrice.actions;
export const listPriceReducer = listPrice.reducer;
export const selectListPrice = (root: { admin: { listPrice: ListPriceState } }) => root.admin.listPrice;
export const useListPrice = remoteSelector<{ listPrice: ListPriceState }>('admin');
