import type { Delivery, Order } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { PriceQuestion } from './price-question.ts';

/** A draft order without address (D5). */
interface AddressingState {
  status: 'pending' | 'success' | 'error' | 'missing';
  order: Order | null;
  sending: boolean;
  failure: Refusal | null;
  /** The question whether to accept risen prices, with the chosen address. */
  question: (PriceQuestion & { delivery: Delivery }) | null;
  /** The order was validated on this page: the confirmation is shown. */
  validated: boolean;
}

const initialState: AddressingState = {
  status: 'pending',
  order: null,
  sending: false,
  failure: null,
  question: null,
  validated: false,
};

const addressing = createSlice({
  name: 'cart-orders/addressing',
  initialState,
  reducers: {
    draftOrderOpened: (_state, _action: PayloadAction<string>): AddressingState => initialState,
    draftOrderRead: (state, { payload }: PayloadAction<Order>): AddressingState => ({
      ...state,
      status: 'success',
      order: payload,
    }),
    draftOrderFailed: (state, { payload }: PayloadAction<Refusal>): AddressingState => ({
      ...state,
      status: payload.status === 404 ? 'missing' : 'error',
    }),
    orderAddressed: (
      state,
      _action: PayloadAction<{ orderId: string; delivery: Delivery; fingerprint: string | null }>,
    ): AddressingState => ({ ...state, sending: true, failure: null, question: null }),
    draftPricesChanged: (
      state,
      { payload }: PayloadAction<PriceQuestion & { delivery: Delivery }>,
    ): AddressingState => ({ ...state, sending: false, question: payload }),
    draftPricesDeclined: (state): AddressingState => ({ ...state, question: null }),
    orderValidated: (state, { payload }: PayloadAction<Order>): AddressingState => ({
      ...state,
      order: payload,
      sending: false,
      validated: true,
    }),
    addressingRefused: (state, { payload }: PayloadAction<Refusal>): AddressingState => ({
      ...state,
      sending: false,
      failure: payload,
    }),
  },
});

export const {
  draftOrderOpened,
  draftOrderRead,
  draftOrderFailed,
  orderAddressed,
  draftPricesChanged,
  draftPricesDeclined,
  orderValidated,
  addressingRefused,
} = addressing.actions;
export const addressingReducer = addressing.reducer;

export const useAddressing = remoteSelector<{ addressing: AddressingState }>('cart-orders');

/** Whether the draft was not validated in time; its lines can be reordered. */
export const isExpired = ({ orderStatus, orderExpiresAt }: Order): boolean =>
  orderStatus === 'annulee' && orderExpiresAt !== null;

export const isValidated = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus.startsWith('val');
