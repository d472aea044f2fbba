import type { Offer, ProductRow, Replacement } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { isQuantity, obstacleTo, type TypedQuantity } from '@extranet/shared/rules';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { answered, type Offers, type WantedLine } from '../offers.ts';

interface ExpressEntry {
  ref: string;
  qty: number;
}

export interface ExpressLine {
  ref: string;
  /** A string is invalid input, which is ordered only once it is corrected. */
  qty: TypedQuantity;
  /** null when several products share the reference: the customer chooses in the cart. */
  product: ProductRow | null;
}

interface ExpressState {
  suggestions: string[];
  /** The products of suggested references, to show what each is. */
  described: Record<string, ProductRow>;
  searching: boolean;
  lines: ExpressLine[];
  offers: Offers;
  checking: boolean;
  /** Grows with every accepted line: the fields are then emptied. */
  accepted: number;
  ordering: boolean;
  /** The line to whose pieces those of the last accepted one were added. */
  summed: ExpressEntry | null;
  /** Grows with every express order added to the cart. */
  ordered: number;
  failure: Refusal | null;
  /** The product of the last reference that cannot be ordered: its sheet has what replaces it. */
  stuck: ProductRow | null;
  /** What replaces the last reference that cannot be ordered. */
  replaced: Replacement | null;
}

const initialState: ExpressState = {
  suggestions: [],
  described: {},
  searching: false,
  lines: [],
  offers: {},
  checking: false,
  accepted: 0,
  summed: null,
  ordering: false,
  ordered: 0,
  failure: null,
  stuck: null,
  replaced: null,
};

const express = createSlice({
  name: 'cart-orders/express',
  initialState,
  reducers: {
    referenceTyped: (state, { payload }: PayloadAction<string>): ExpressState => ({
      ...state,
      failure: null,
      stuck: null,
      replaced: null,
      searching: payload.trim() !== '',
      suggestions: payload.trim() === '' ? [] : state.suggestions,
    }),
    referencesSuggested: (state, { payload }: PayloadAction<string[]>): ExpressState => ({
      ...state,
      searching: false,
      suggestions: payload,
    }),
    /** The complete reference can still be typed. */
    suggestionsFailed: (state): ExpressState => ({ ...state, searching: false }),
    suggestionsDescribed: (state, { payload }: PayloadAction<readonly ProductRow[]>): ExpressState => ({
      ...state,
      described: Object.fromEntries(payload.map((product) => [product.prodRef, product])),
    }),
    lineSubmitted: (state, _action: PayloadAction<ExpressEntry>): ExpressState => ({
      ...state,
      checking: true,
      failure: null,
      stuck: null,
      replaced: null,
    }),
    /** Of an earlier visit in this tab; what was typed meanwhile counts. */
    linesRestored: (state, { payload }: PayloadAction<ExpressLine[]>): ExpressState =>
      state.lines.length > 0 ? state : { ...state, lines: payload },
    lineUnorderable: (state, { payload }: PayloadAction<ProductRow | null>): ExpressState => ({
      ...state,
      checking: false,
      failure: {
        code: `express.${(payload && obstacleTo(payload)) ?? 'notOrderable'}`,
        status: 409,
        message: '',
      },
      stuck: payload,
    }),
    /** A reference that has left the catalogue is no slip of who typed it. */
    successorFound: (state, { payload }: PayloadAction<Replacement>): ExpressState => ({
      ...state,
      replaced: payload,
      failure:
        state.failure?.code === 'express.unknown'
          ? { ...state.failure, code: 'express.gone' }
          : state.failure,
    }),
    /** The same reference is merged into one line. */
    lineAccepted: (
      state,
      { payload }: PayloadAction<ExpressEntry & Pick<ExpressLine, 'product'>>,
    ): ExpressState => {
      const existing = state.lines.find(({ ref }) => ref === payload.ref);
      const qty = payload.qty + (existing && isQuantity(existing.qty) ? existing.qty : 0);
      const lines = existing
        ? state.lines.map((line) => (line.ref === payload.ref ? { ...line, qty } : line))
        : [...state.lines, payload];
      return {
        ...state,
        checking: false,
        lines,
        accepted: state.accepted + 1,
        summed: existing ? { ref: payload.ref, qty } : null,
        suggestions: [],
        searching: false,
      };
    },
    lineQuantityChosen: (
      state,
      { payload: { ref, qty } }: PayloadAction<Omit<ExpressLine, 'product'>>,
    ): ExpressState => ({
      ...state,
      lines: state.lines.map((line) => (line.ref === ref ? { ...line, qty } : line)),
    }),
    offersRead: (state, { payload }: PayloadAction<readonly Offer[]>): ExpressState => ({
      ...state,
      offers: answered(state.offers, payload),
    }),
    lineDropped: (state, { payload }: PayloadAction<string>): ExpressState => ({
      ...state,
      lines: state.lines.filter(({ ref }) => ref !== payload),
    }),
    expressOrdered: (state): ExpressState => ({ ...state, ordering: true, failure: null }),
    expressInCart: (state): ExpressState => ({ ...initialState, ordered: state.ordered + 1 }),
    expressRefused: (state, { payload }: PayloadAction<Refusal>): ExpressState => ({
      ...state,
      checking: false,
      ordering: false,
      failure: payload,
    }),
  },
});

export const {
  referenceTyped,
  referencesSuggested,
  suggestionsDescribed,
  suggestionsFailed,
  lineSubmitted,
  linesRestored,
  lineUnorderable,
  successorFound,
  lineAccepted,
  lineQuantityChosen,
  lineDropped,
  offersRead,
  expressOrdered,
  expressInCart,
  expressRefused,
} = express.actions;
export const expressReducer = express.reducer;

export const useExpress = remoteSelector<{ express: ExpressState }>('cart-orders');
/** For sagas. */
export const selectExpress = (root: { 'cart-orders': { express: ExpressState } }): ExpressState =>
  root['cart-orders'].express;

/** Whether every line can be ordered as it stands. */
export const isReady = (lines: readonly ExpressLine[]): boolean =>
  lines.length > 0 && lines.every(({ qty }) => isQuantity(qty));

/** A line whose product is still to be chosen has no price yet. */
export const wantedOf = (lines: readonly ExpressLine[]): WantedLine[] =>
  lines.flatMap(({ product, qty }) =>
    product ? [{ prodId: product.prodId, quantity: qty, unit: Number(product.prodMbrPrice) }] : [],
  );
