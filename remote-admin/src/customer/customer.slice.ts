import type { AdminCustomer, AdminCustomerCreation, CustomerDecision } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';

interface CustomerState {
  /** 'new': a customer to be created, whose form starts from the defaults. */
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  customer: AdminCustomer | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  /** What is under way is a decision: it saves nothing that was typed into the form. */
  deciding: boolean;
  refusal: Refusal | null;
}

const initialState: CustomerState = {
  id: null,
  status: 'empty',
  customer: null,
  saving: 'empty',
  deciding: false,
  refusal: null,
};

export const NEW = 'new';

interface Submitted {
  id: string;
  form: AdminCustomerCreation;
  /** When the customer was last changed as the form was filled: a later change is refused, not overwritten. */
  seenAt: string | undefined;
}
export const customerSubmitted = createAction<Submitted>('admin/customerSubmitted');
/** Cannot be undone: `confirm` is the account's email address, typed again. */
export const customerErased = createAction<{ id: string; confirm: string }>('admin/customerErased');
/** Of an account that awaits approval; its person is told by mail. */
export const customerDecided = createAction<{ id: string } & CustomerDecision>('admin/customerDecided');
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
    customerReadFailed: (state, { payload }: PayloadAction<Refusal>): CustomerState => ({
      ...state,
      status: payload.status === 404 ? 'missing' : 'error',
    }),
    customerRefused: (state, { payload }: PayloadAction<Refusal>): CustomerState => ({
      ...state,
      saving: 'error',
      deciding: false,
      refusal: payload,
    }),
    /** Keeps nothing of a customer once the dialog is closed. */
    customerClosed: (): CustomerState => initialState,
  },
  extraReducers: (builder) => {
    for (const sent of [customerSubmitted, customerErased, customerDecided])
      builder.addCase(sent, (state) => {
        state.saving = 'pending';
        state.deciding = sent === customerDecided;
        state.refusal = null;
      });
    builder.addCase(customerSaved, (state, { payload }): CustomerState => {
      const open = state.id === NEW || state.id === payload.userId;
      if (!open) return state;
      return { ...state, customer: payload, saving: state.deciding ? 'empty' : 'success', deciding: false };
    });
  },
});

export const { customerOpened, customerRead, customerReadFailed, customerRefused, customerClosed } =
  customer.actions;
export const customerReducer = customer.reducer;
export const useCustomer = remoteSelector<{ customer: CustomerState }>('admin');
