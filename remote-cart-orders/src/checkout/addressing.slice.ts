import type { Delivery, Order } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { PriceQuestion } from './price-question.ts';

/** An order that still lacks its address (D5). */
interface AddressingState {
  status: 'pending' | 'success' | 'error' | 'missing';
  order: Order | null;
  sending: boolean;
  failure: Refusal | null;
  /** The address that was chosen when the prices turned out to have risen. */
  asked: (PriceQuestion & { delivery: Delivery }) | null;
  /** Validated here and now: the confirmation is shown. */
  validated: boolean;
}

const initialState: AddressingState = {
  status: 'pending',
  order: null,
  sending: false,
  failure: null,
  asked: null,
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
    ): AddressingState => ({ ...state, sending: true, failure: null, asked: null }),
    draftPricesChanged: (
      state,
      { payload }: PayloadAction<PriceQuestion & { delivery: Delivery }>,
    ): AddressingState => ({ ...state, sending: false, asked: payload }),
    draftPricesDeclined: (state): AddressingState => ({ ...state, asked: null }),
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

/** Of a draft that nobody validated in time: its lines are still there to be ordered. */
export const isExpired = ({ orderStatus, orderExpiresAt }: Order): boolean =>
  orderStatus === 'annulee' && orderExpiresAt !== null;

export const isValidated = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus.startsWith('val');
