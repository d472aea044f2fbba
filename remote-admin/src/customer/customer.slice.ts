import type { AdminCustomer, AdminCustomerCreation } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';

interface CustomerState {
  /** 'new': nobody yet, the form starts from its defaults. */
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  customer: AdminCustomer | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: CustomerState = {
  id: null,
  status: 'empty',
  customer: null,
  saving: 'empty',
  refusal: null,
};

export const NEW = 'new';

interface Submitted {
  id: string;
  form: AdminCustomerCreation;
  /** What the form was filled from; a change made since is told and not overwritten. */
  seenAt: string | undefined;
}
export const customerSubmitted = createAction<Submitted>('admin/customerSubmitted');
/** For good: the account's address was typed once more. */
export const customerErased = createAction<{ id: string; confirm: string }>('admin/customerErased');
export const customerRestored = createAction<string>('admin/customerRestored');

const customer = createSlice({
  name: 'admin/customer',
  initialState,
  reducers: {
    customerOpened: (_state, { payload: id }: PayloadAction<string>): CustomerState => ({
      ...initialState,
      id,
      status: id === NEW ? 'success' : 'pending',
    }),
    customerRead: (state, { payload }: PayloadAction<AdminCustomer>): CustomerState => ({
      ...state,
      status: 'success',
      customer: payload,
    }),
    customerUnread: (state, { payload }: PayloadAction<Refusal>): CustomerState => ({
      ...state,
      status: payload.status === 404 ? 'missing' : 'error',
    }),
    customerRefused: (state, { payload }: PayloadAction<Refusal>): CustomerState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
    /** Nothing of a customer stays behind when the dialog is gone. */
    customerClosed: (): CustomerState => initialState,
  },
  extraReducers: (builder) => {
    for (const sent of [customerSubmitted, customerErased])
      builder.addCase(sent, (state) => {
        state.saving = 'pending';
        state.refusal = null;
      });
    builder.addCase(customerSaved, (state, { payload }): CustomerState => {
      const open = state.id === NEW || state.id === payload.userId;
      return open ? { ...state, customer: payload, saving: 'success' } : state;
    });
  },
});

export const { customerOpened, customerRead, customerUnread, customerRefused, customerClosed } =
  customer.actions;
export const customerReducer = customer.reducer;
export const useCustomer = remoteSelector<{ customer: CustomerState }>('admin');
