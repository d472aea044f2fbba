import type { Delivery } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { AddressFields } from './address.ts';

/** 'remembered': addresses offered for an order; 'all': also the hidden ones, for the account's table. */
export type AddressScope = 'remembered' | 'all';

interface AddressesState {
  scope: AddressScope;
  status: 'pending' | 'success' | 'error';
  items: Delivery[];
  saving: 'empty' | 'pending' | 'success' | 'error';
  saveFailure: Refusal | null;
  /** The address that was saved last. */
  saved: Delivery | null;
  /** The address that is being deleted. */
  removing: string | null;
  removeFailure: Refusal | null;
  dialCodes: { dial_code: string; code: string }[];
}

const initialState: AddressesState = {
  scope: 'remembered',
  status: 'pending',
  items: [],
  saving: 'empty',
  saveFailure: null,
  saved: null,
  removing: null,
  removeFailure: null,
  dialCodes: [],
};

const idle = { saving: 'empty', saveFailure: null, saved: null } as const;

const addresses = createSlice({
  name: 'cart-orders/addresses',
  initialState,
  reducers: {
    addressesOpened: (state, { payload }: PayloadAction<AddressScope>): AddressesState => ({
      ...initialState,
      dialCodes: state.dialCodes,
      scope: payload,
      // Addresses loaded before stay until the answer comes.
      ...(state.scope === payload && state.status === 'success' && { status: 'success', items: state.items }),
    }),
    addressesRead: (state, { payload }: PayloadAction<Delivery[]>): AddressesState => ({
      ...state,
      status: 'success',
      items: payload,
    }),
    addressesFailed: (state): AddressesState => ({
      ...state,
      status: state.items.length > 0 ? 'success' : 'error',
    }),
    dialCodesRead: (state, { payload }: PayloadAction<AddressesState['dialCodes']>): AddressesState => ({
      ...state,
      dialCodes: payload,
    }),
    addressFormOpened: (state): AddressesState => ({ ...state, ...idle }),
    addressSubmitted: (
      state,
      _action: PayloadAction<{ daId?: string; fields: AddressFields }>,
    ): AddressesState => ({ ...state, ...idle, saving: 'pending' }),
    addressSaved: (state, { payload }: PayloadAction<Delivery>): AddressesState => ({
      ...state,
      saving: 'success',
      saved: payload,
    }),
    addressRefused: (state, { payload }: PayloadAction<Refusal>): AddressesState => ({
      ...state,
      saving: 'error',
      saveFailure: payload,
    }),
    addressRemoved: (state, { payload }: PayloadAction<string>): AddressesState => ({
      ...state,
      removing: payload,
      removeFailure: null,
    }),
    removalEnded: (state, { payload }: PayloadAction<Refusal | null>): AddressesState => ({
      ...state,
      removing: null,
      removeFailure: payload,
    }),
  },
});

export const {
  addressesOpened,
  addressesRead,
  addressesFailed,
  dialCodesRead,
  addressFormOpened,
  addressSubmitted,
  addressSaved,
  addressRefused,
  addressRemoved,
  removalEnded,
} = addresses.actions;
export const addressesReducer = addresses.reducer;

export const useAddresses = remoteSelector<{ addresses: AddressesState }>('cart-orders');
/** For sagas. */
export const selectAddresses = (root: { 'cart-orders': { addresses: AddressesState } }): AddressesState =>
  root['cart-orders'].addresses;
