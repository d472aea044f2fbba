import type { AdminCustomer, AdminCustomerRow } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';

export interface CustomersState {
  status: 'empty' | 'pending' | 'success' | 'error';
  withDeleted: boolean;
  customers: readonly AdminCustomerRow[];
}

export const customersOpened = createAction<{ withDeleted: boolean }>('admin/customersOpened');
export const customersRead = createAction<AdminCustomerRow[]>('admin/customersRead');
export const customersFailed = createAction('admin/customersFailed');

const initialState: CustomersState = { status: 'empty', withDeleted: false, customers: [] };

/** Not made by createSlice: Immer would walk through thousands of rows at every change. */
export function customersReducer(state = initialState, action: UnknownAction): CustomersState {
  if (customersOpened.match(action)) {
    const { withDeleted } = action.payload;
    const known = state.status === 'success' && state.withDeleted === withDeleted;
    return { ...state, withDeleted, status: known ? 'success' : 'pending' };
  }
  if (customersRead.match(action)) return { ...state, status: 'success', customers: action.payload };
  if (customersFailed.match(action)) return { ...state, status: 'error' };
  if (customerSaved.match(action)) return { ...state, customers: withCustomer(state, action.payload) };
  return state;
}

function withCustomer({ customers, withDeleted }: CustomersState, saved: AdminCustomer) {
  const others = customers.filter(({ userId }) => userId !== saved.userId);
  const shown = withDeleted || !saved.userStatus.startsWith('supp');
  return shown ? [...others, saved] : others;
}

export const useCustomers = remoteSelector<{ customers: CustomersState }>('admin');
