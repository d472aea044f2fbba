import type { Delivery, Order } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { Failure } from '../failure.ts';

/** An order that still lacks its address (D5). */
interface AddressingState {
  status: 'pending' | 'success' | 'error' | 'missing';
  order: Order | null;
  sending: boolean;
  failure: Failure | null;
  /** Validated here and now: the confirmation is shown. */
  validated: boolean;
}

const initialState: AddressingState = {
  status: 'pending',
  order: null,
  sending: false,
  failure: null,
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
    draftOrderFailed: (state, { payload }: PayloadAction<Failure>): AddressingState => ({
      ...state,
      status: payload.status === 404 ? 'missing' : 'error',
    }),
    orderAddressed: (
      state,
      _action: PayloadAction<{ orderId: string; delivery: Delivery }>,
    ): AddressingState => ({ ...state, sending: true, failure: null }),
    orderValidated: (state, { payload }: PayloadAction<Order>): AddressingState => ({
      ...state,
      order: payload,
      sending: false,
      validated: true,
    }),
    addressingRefused: (state, { payload }: PayloadAction<Failure>): AddressingState => ({
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
  orderValidated,
  addressingRefused,
} = addressing.actions;
export const addressingReducer = addressing.reducer;

export const isValidated = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus.startsWith('val');
