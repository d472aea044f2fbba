import type { Offer, ProductRow, Replacement } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { isQuantity, obstacleTo } from '@extranet/shared/rules';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { answered, type WantedLine } from '../offers.ts';
import { withAccepted, withRefused, withTypedOver } from './express-answers.ts';
import { type ExpressEntry, type ExpressLine, type ExpressState, initialState } from './express-state.ts';

export type { ExpressEntry, ExpressLine } from './express-state.ts';

const UNORDERABLE = {
  status: 'express.status',
  soldOut: 'express.soldOut',
  noPrice: 'express.noPrice',
  unsaid: 'express.notOrderable',
};

const express = createSlice({
  name: 'cart-orders/express',
  initialState,
  reducers: {
    referenceTyped: (state, { payload }: PayloadAction<string>): ExpressState => ({
      ...withTypedOver(state, payload),
      sent: null,
      failure: null,
      stuck: null,
      replaced: null,
      near: [],
      searching: payload.trim() !== '',
      unanswered: false,
      suggestions: payload.trim() === '' ? [] : state.suggestions,
    }),
    referencesSuggested: (state, { payload }: PayloadAction<string[]>): ExpressState => ({
      ...state,
      searching: false,
      suggestions: payload,
    }),
    /** The complete reference can still be typed. */
    suggestionsFailed: (state): ExpressState => ({
      ...state,
      searching: false,
      suggestions: [],
      unanswered: true,
    }),
    suggestionsDescribed: (state, { payload }: PayloadAction<readonly ProductRow[]>): ExpressState => ({
      ...state,
      described: Object.fromEntries(payload.map((product) => [product.prodRef, product])),
    }),
    lineSubmitted: (state, { payload }: PayloadAction<ExpressEntry>): ExpressState => ({
      ...state,
      waiting: [...state.waiting, payload],
      sent: payload,
      failure: null,
      stuck: null,
      replaced: null,
      near: [],
    }),
    missedRead: (state): ExpressState => ({ ...state, missed: [] }),
    /** Of an earlier visit in this tab; what was typed meanwhile counts. */
    linesRestored: (state, { payload }: PayloadAction<ExpressLine[]>): ExpressState =>
      state.lines.length > 0 ? state : { ...state, lines: payload },
    lineUnorderable: (state, { payload }: PayloadAction<ProductRow | null>): ExpressState => {
      const code = UNORDERABLE[(payload && obstacleTo(payload)) ?? 'unsaid'];
      return withRefused(state, { code, status: 409, message: '' }, payload);
    },
    lineRefused: (state, { payload }: PayloadAction<Refusal>): ExpressState => withRefused(state, payload),
    /** A reference that has left the catalogue is no slip of who typed it. */
    successorFound: (state, { payload }: PayloadAction<Replacement>): ExpressState => ({
      ...state,
      replaced: payload,
      failure:
        state.failure?.code === 'express.unknown'
          ? { ...state.failure, code: 'express.gone' }
          : state.failure,
    }),
    nearFound: (state, { payload }: PayloadAction<readonly ProductRow[]>): ExpressState => ({
      ...state,
      near: payload,
    }),
    lineAccepted: (
      state,
      { payload }: PayloadAction<ExpressEntry & Omit<ExpressLine, keyof ExpressEntry>>,
    ): ExpressState => withAccepted(state, payload),
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
  missedRead,
  linesRestored,
  lineUnorderable,
  lineRefused,
  successorFound,
  nearFound,
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
