import type { Offer, ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import type { TypedQuantity } from '@extranet/shared/rules';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { answered } from '../offers.ts';
import type { KeptList } from './kept-list.ts';
import { choose, inOrder, type ListLine, lengthen, oneOfEach, refuse, withSuccessors } from './lines.ts';
import { initialState, type ListState } from './list-state.ts';
import { judgeOne, retype } from './retype.ts';

export interface ErrorTexts {
  filename: string;
  head: string[];
  unknown: string;
  quantity: string;
  /** By the key of the line. */
  obstacles: Record<string, string>;
}

const list = createSlice({
  name: 'cart-orders/list',
  initialState,
  reducers: {
    /** Its page is shown: what this tab kept comes back. What came into the cart has been said then, before it was left. */
    listOpened: (state): ListState =>
      state.lines.length === 0 || state.adding === 'pending'
        ? state
        : { ...state, returned: true, adding: 'empty', added: 0 },
    textTyped: (state, { payload }: PayloadAction<string>): ListState => ({ ...state, text: payload }),
    /** What was kept through a reload; lines that had been checked are checked again. */
    listRestored: (state, { payload: { text, lines } }: PayloadAction<KeptList>): ListState => ({
      ...state,
      text,
      status: lines.length > 0 ? 'pending' : state.status,
      returned: lines.length > 0,
    }),
    textPasted: (state, { payload }: PayloadAction<string>): ListState => ({
      ...initialState,
      near: state.near,
      status: 'pending',
      text: payload,
    }),
    fileDropped: (state, _action: PayloadAction<File>): ListState => ({
      ...initialState,
      near: state.near,
      status: 'pending',
    }),
    listChecked: (state, { payload }: PayloadAction<ListLine[]>): ListState => ({
      ...state,
      status: 'success',
      lines: inOrder(oneOfEach(payload)),
    }),
    listFailed: (state, { payload }: PayloadAction<Refusal>): ListState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
    /** An unknown line came into view. */
    unknownSeen: (state, { payload: key }: PayloadAction<string>): ListState =>
      key in state.near || state.nearless.includes(key)
        ? state
        : { ...state, nearless: [...state.nearless, key] },
    nearFound: (state, { payload }: PayloadAction<Record<string, readonly string[]>>): ListState => ({
      ...state,
      near: { ...state.near, ...payload },
      nearless: state.nearless.filter((key) => !(key in payload)),
    }),
    /** The products of lines that were short for a reference, by the line. */
    shortRead: (state, { payload }: PayloadAction<Record<string, ProductRow>>): ListState => ({
      ...state,
      lines: inOrder(oneOfEach(lengthen(state.lines, payload))),
    }),
    /** What replaces lines that cannot be ordered, by the line. */
    successorsRead: (state, { payload }: PayloadAction<Record<string, ProductRow>>): ListState => ({
      ...state,
      lines: withSuccessors(state.lines, payload),
    }),
    /** An unknown line says another reference. It keeps its place, whatever becomes of it: somebody works there. */
    lineRetyped: (state, { payload }: PayloadAction<{ key: string; written: string }>): ListState => ({
      ...state,
      lines: retype(state.lines, payload.key, payload.written),
    }),
    retypedRead: (
      state,
      { payload }: PayloadAction<{ key: string; products: readonly ProductRow[] }>,
    ): ListState => ({
      ...state,
      checkFailure: null,
      lines: oneOfEach(judgeOne(state.lines, payload.key, payload.products)),
    }),
    lineUnchecked: (state, { payload }: PayloadAction<Refusal>): ListState => ({
      ...state,
      checkFailure: payload,
    }),
    /** The product of a retyped line that was short for a reference, by the line. */
    retypedShortRead: (state, { payload }: PayloadAction<Record<string, ProductRow>>): ListState => ({
      ...state,
      lines: oneOfEach(lengthen(state.lines, payload)),
    }),
    suggestionsShown: (state, { payload }: PayloadAction<readonly string[]>): ListState => {
      const unknown = payload.filter((ref) => !(ref in state.described) && !state.undescribed.includes(ref));
      return unknown.length > 0 ? { ...state, undescribed: [...state.undescribed, ...unknown] } : state;
    },
    suggestionsDescribed: (
      state,
      { payload }: PayloadAction<Record<string, ProductRow | null>>,
    ): ListState => ({
      ...state,
      undescribed: state.undescribed.filter((ref) => !(ref in payload)),
      described: { ...state.described, ...payload },
    }),
    suggestionPicked: (state, _action: PayloadAction<{ key: string; reference: string }>) => state,
    productChosen: (state, { payload }: PayloadAction<{ key: string; product: ProductRow }>): ListState => ({
      ...state,
      checkFailure: null,
      lines: oneOfEach(
        state.lines.map((line) => (line.key === payload.key ? choose(line, payload.product) : line)),
      ),
    }),
    lineQuantityChosen: (
      state,
      { payload }: PayloadAction<{ key: string; quantity: TypedQuantity }>,
    ): ListState => ({
      ...state,
      lines: state.lines.map((line) =>
        line.key === payload.key ? { ...line, quantity: payload.quantity } : line,
      ),
    }),
    offersRead: (state, { payload }: PayloadAction<readonly Offer[]>): ListState => ({
      ...state,
      offers: answered(state.offers, payload),
    }),
    lineRemoved: (state, { payload }: PayloadAction<string>): ListState => ({
      ...state,
      lines: state.lines.filter(({ key }) => key !== payload),
    }),
    errorsWanted: (state, _action: PayloadAction<ErrorTexts>) => state,
    listConfirmed: (state): ListState => ({ ...state, adding: 'pending', addFailure: null }),
    /** Lines that could not be added stay on the page, to be corrected. */
    listAdded: (state, { payload }: PayloadAction<readonly string[]>): ListState => ({
      ...state,
      adding: 'success',
      added: payload.length,
      returned: false,
      lines: state.lines.filter(({ key }) => !payload.includes(key)),
    }),
    /** Lines added before the refusal are removed from the list, so that a retry adds nothing twice. */
    listRefused: (
      state,
      { payload: { added, failure } }: PayloadAction<{ added: readonly string[]; failure: Refusal }>,
    ): ListState => {
      const left = state.lines.filter(({ key }) => !added.includes(key));
      return {
        ...state,
        adding: 'error',
        addFailure: failure,
        lines: inOrder(refuse(left, failure.refs ?? [])),
      };
    },
    listCleared: (state): ListState => ({ ...initialState, near: state.near }),
    /** A pasted text stands in its field again, to be mended there. */
    listBegunAnew: ({ near, text, lines, offers }): ListState => ({
      ...initialState,
      ...{ near, text },
      former: { text, lines, offers },
    }),
    listBroughtBack: (state): ListState =>
      state.former ? { ...state, ...state.former, status: 'success', former: null } : state,
  },
});

export const {
  listOpened,
  textTyped,
  listRestored,
  textPasted,
  fileDropped,
  listChecked,
  listFailed,
  unknownSeen,
  nearFound,
  shortRead,
  successorsRead,
  lineRetyped,
  retypedRead,
  lineUnchecked,
  retypedShortRead,
  suggestionsShown,
  suggestionsDescribed,
  suggestionPicked,
  productChosen,
  lineQuantityChosen,
  offersRead,
  lineRemoved,
  errorsWanted,
  listConfirmed,
  listAdded,
  listRefused,
  listCleared,
  listBegunAnew,
  listBroughtBack,
} = list.actions;
export const listReducer = list.reducer;

export const useList = remoteSelector<{ list: ListState }>('cart-orders');
/** For sagas. */
export const selectList = (root: { 'cart-orders': { list: ListState } }): ListState =>
  root['cart-orders'].list;
