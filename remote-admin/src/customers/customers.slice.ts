import type { AdminCustomer, AdminCustomerRow, CustomerStatusChanges } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';

type Changes = CustomerStatusChanges['changes'];

export interface CustomersState {
  status: 'empty' | 'pending' | 'success' | 'error';
  withDeleted: boolean;
  customers: readonly AdminCustomerRow[];
  /** The customer created last, which the list shows first and marks. */
  created: string | null;
  changing: 'empty' | 'pending' | 'success' | 'error';
  /** The statuses of before, by which the last change of several is undone; null after it was. */
  undo: Changes | null;
  /** Why it failed. */
  refusal: Refusal | null;
}

export const customersOpened = createAction<{ withDeleted: boolean }>('admin/customersOpened');
export const customersRead = createAction<AdminCustomerRow[]>('admin/customersRead');
export const customersFailed = createAction('admin/customersFailed');
/** `undo`: the statuses of before, or null where this undoes a change. */
export const statusesSubmitted = createAction<{ changes: Changes; undo: Changes | null }>(
  'admin/customerStatusesSubmitted',
);
export const statusesChanged = createAction<AdminCustomerRow[]>('admin/customerStatusesChanged');
export const statusesRefused = createAction<Refusal>('admin/customerStatusesRefused');

const initialState: CustomersState = {
  status: 'empty',
  withDeleted: false,
  customers: [],
  created: null,
  changing: 'empty',
  undo: null,
  refusal: null,
};

/** Not made by createSlice: Immer would walk through thousands of rows at every change. */
export function customersReducer(state = initialState, action: UnknownAction): CustomersState {
  if (customersOpened.match(action)) {
    const { withDeleted } = action.payload;
    const known = state.status === 'success' && state.withDeleted === withDeleted;
    return { ...state, withDeleted, status: known ? 'success' : 'pending' };
  }
  if (customersRead.match(action)) return { ...state, status: 'success', customers: action.payload };
  if (customersFailed.match(action)) return { ...state, status: 'error' };
  if (customerSaved.match(action)) {
    const { payload } = action;
    const created = isNew(state, payload) ? payload.userId : state.created;
    return { ...state, customers: withRows(state, [payload]), created };
  }
  if (statusesSubmitted.match(action))
    return { ...state, changing: 'pending', undo: action.payload.undo, refusal: null };
  if (statusesChanged.match(action))
    return { ...state, changing: 'success', customers: withRows(state, action.payload) };
  if (statusesRefused.match(action))
    return { ...state, changing: 'error', undo: null, refusal: action.payload };
  return state;
}

/** Created a moment ago: nothing was changed of it since. */
const isNew = ({ customers }: CustomersState, { userId, userCreatedAt, userUpdatedAt }: AdminCustomer) =>
  userCreatedAt === userUpdatedAt && !customers.some((row) => row.userId === userId);

function withRows({ customers, withDeleted }: CustomersState, changed: readonly AdminCustomerRow[]) {
  const ids = new Set(changed.map(({ userId }) => userId));
  const shown = changed.filter(({ userStatus }) => withDeleted || !userStatus.startsWith('supp'));
  return [...customers.filter(({ userId }) => !ids.has(userId)), ...shown];
}

export const useCustomers = remoteSelector<{ customers: CustomersState }>('admin');
