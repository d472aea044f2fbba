import type { AdminCustomerRow, AdminCustomersSlice } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** The customers that a field offers of whom one is chosen. */
export interface CustomerChoicesState {
  status: 'pending' | 'success' | 'error';
  customers: AdminCustomerRow[];
  /** How many were found, of whom these are the first. */
  count: number;
}

const initialState: CustomerChoicesState = { status: 'pending', customers: [], count: 0 };

const slice = createSlice({
  name: 'admin/customerChoices',
  initialState,
  reducers: {
    choicesAsked: (state, _: PayloadAction<string>) => {
      if (state.status === 'error') state.status = 'pending';
    },
    choicesRead: (
      _,
      { payload: { customers, count } }: PayloadAction<AdminCustomersSlice>,
    ): CustomerChoicesState => ({ status: 'success', customers, count: count ?? 0 }),
    choicesFailed: (): CustomerChoicesState => ({ status: 'error', customers: [], count: 0 }),
  },
});

export const { choicesAsked, choicesRead, choicesFailed } = slice.actions;
export const customerChoicesReducer = slice.reducer;
export const useCustomerChoices = remoteSelector<{ customerChoices: CustomerChoicesState }>('admin');
export const selectChoices = (root: {
  admin: { customerChoices: CustomerChoicesState };
}): CustomerChoicesState => root.admin.customerChoices;
