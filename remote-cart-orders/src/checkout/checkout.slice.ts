import type { Order } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { PriceQuestion } from './price-question.ts';

/**
 * - reading: loads the confirmation of an order that was placed before a reload
 * - unanswered: sent without an answer; repeated automatically
 * - unconfirmed: still no answer after all retries
 * - interrupted: an unanswered order of an earlier visit was found
 * - doubtful: the same, but the cart has changed since
 */
export type CheckoutStatus =
  | 'idle'
  | 'reading'
  | 'sending'
  | 'unanswered'
  | 'unconfirmed'
  | 'interrupted'
  | 'doubtful'
  | 'refused'
  | 'priceChanged'
  | 'placed';

interface CheckoutState {
  status: CheckoutStatus;
  failure: Refusal | null;
  /** Asked when a price is higher than shown, before it is ordered. */
  question: PriceQuestion | null;
  order: Order | null;
}

const initialState: CheckoutState = { status: 'idle', failure: null, question: null, order: null };

const UNDER_WAY: CheckoutStatus[] = ['sending', 'unanswered'];

/** The order may have reached the server: nothing about it can be changed any more. */
export const isUnderWay = (status: CheckoutStatus): boolean =>
  [...UNDER_WAY, 'unconfirmed', 'interrupted'].includes(status);

const checkout = createSlice({
  name: 'cart-orders/checkout',
  initialState,
  reducers: {
    checkoutOpened: (state): CheckoutState => (UNDER_WAY.includes(state.status) ? state : initialState),
    /** The page was reloaded after its order had been placed. */
    confirmationAsked: (_state, _action: PayloadAction<string>): CheckoutState => ({
      ...initialState,
      status: 'reading',
    }),
    orderSubmitted: (state) => state,
    orderAskedAgain: (state) => state,
    priceChangeAccepted: (state) => state,
    priceChangeDeclined: (): CheckoutState => initialState,
    orderSent: (state): CheckoutState => ({ ...state, status: 'sending', failure: null }),
    orderUnanswered: (state): CheckoutState => ({ ...state, status: 'unanswered' }),
    orderUnconfirmed: (state): CheckoutState => ({ ...state, status: 'unconfirmed' }),
    orderInterrupted: (state): CheckoutState => ({ ...state, status: 'interrupted' }),
    orderDoubtful: (state): CheckoutState => ({ ...state, status: 'doubtful' }),
    orderRefused: (_state, { payload }: PayloadAction<Refusal>): CheckoutState => ({
      ...initialState,
      status: 'refused',
      failure: payload,
    }),
    pricesChanged: (_state, { payload }: PayloadAction<PriceQuestion>): CheckoutState => ({
      ...initialState,
      status: 'priceChanged',
      question: payload,
    }),
    orderPlaced: (_state, { payload }: PayloadAction<Order>): CheckoutState => ({
      ...initialState,
      status: 'placed',
      order: payload,
    }),
  },
});

export const {
  checkoutOpened,
  confirmationAsked,
  orderSubmitted,
  orderAskedAgain,
  priceChangeAccepted,
  priceChangeDeclined,
  orderSent,
  orderUnanswered,
  orderUnconfirmed,
  orderInterrupted,
  orderDoubtful,
  orderRefused,
  pricesChanged,
  orderPlaced,
} = checkout.actions;
export const checkoutReducer = checkout.reducer;

export const useCheckout = remoteSelector<{ checkout: CheckoutState }>('cart-orders');
/** For sagas. */
export const selectCheckout = (root: { 'cart-orders': { checkout: CheckoutState } }): CheckoutState =>
  root['cart-orders'].checkout;
