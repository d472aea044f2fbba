import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** The customers that a field offers of whom one is chosen. */
export interface CustomerChoicesState {
  status: 'pending' | 'success' | 'error';
  customers: AdminCustomerRow[];
}

const initialState: CustomerChoicesState = { status: 'pending', customers: [] };

const slice = createSlice({
  name: 'admin/customerChoices',
  initialState,
  reducers: {
    choicesAsked: (state, _: PayloadAction<string>) => {
      if (state.status === 'error') state.status = 'pending';
    },
    choicesRead: (_, { payload }: PayloadAction<AdminCustomerRow[]>): CustomerChoicesState => ({
      status: 'success',
      customers: payload,
    }),
    choicesFailed: (): CustomerChoicesState => ({ status: 'error', customers: [] }),
  },
});

export const { choicesAsked, choicesRead, choicesFailed } = slice.actions;
export const customerChoicesReducer = slice.reducer;
export const useCustomerChoices = remoteSelector<{ customerChoices: CustomerChoicesState }>('admin');
export const selectChoices = (root: {
  admin: { customerChoices: CustomerChoicesState };
}): CustomerChoicesState => root.admin.customerChoices;
