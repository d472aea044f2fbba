import type {
  AdminCustomer,
  AdminCustomerRow,
  AdminCustomersSlice,
  CustomerStatusChanges,
} from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { customersCounted } from '@extranet/shared/rules';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';
import type { CustomersQuestion } from './list-filters.ts';

type Changes = CustomerStatusChanges['changes'];

export interface CustomersState {
  status: 'empty' | 'pending' | 'success' | 'error';
  question: CustomersQuestion;
  /** The question whose rows these are. */
  answered: string;
  /** The rows are of an earlier question, and the answer takes its time. */
  late: boolean;
  customers: AdminCustomerRow[];
  more: boolean;
  /** How many the question finds. */
  count: number;
  /** So many are counted: a larger number says only that there are more. */
  counted: number;
  /** Where nobody is found: the search as somebody's name is written. */
  meant: string | null;
  /** Accounts that wait for approval, whatever is asked. */
  waiting: number;
  /** The customer created last, which the list shows first and marks until somebody looks for others. */
  created: AdminCustomerRow | null;
  changing: 'empty' | 'pending' | 'success' | 'error';
  /** The statuses of before, by which the last change of several is undone; null after it was. */
  undo: Changes | null;
  /** What the last change of several made of them. */
  changedTo: Changes[number]['userStatus'];
  /** Why it failed. */
  refusal: Refusal | null;
}

const initialState: CustomersState = {
  status: 'empty',
  question: {},
  answered: '',
  late: false,
  customers: [],
  more: false,
  count: 0,
  counted: 0,
  meant: null,
  waiting: 0,
  created: null,
  changing: 'empty',
  undo: null,
  changedTo: 'active',
  refusal: null,
};

const slice = createSlice({
  name: 'admin/customers',
  initialState,
  reducers: {
    customersAsked: (state, { payload }: PayloadAction<CustomersQuestion>) => {
      // Who looks for others has seen it.
      if (!isSame(state.question, payload)) state.created = null;
      state.question = payload;
      if (state.status !== 'success') state.status = 'pending';
    },
    customersLate: (state) => {
      state.late = true;
    },
    customersRead: (state, { payload }: PayloadAction<AdminCustomersSlice>) => {
      const { meant = null, ...answer } = payload;
      const answered = JSON.stringify(state.question);
      const counted = customersCounted(state.question.search);
      Object.assign(state, { status: 'success', answered, counted, late: false, meant, ...answer });
    },
    moreCustomersAsked: () => undefined,
    moreCustomersRead: (state, { payload: { customers, more } }: PayloadAction<AdminCustomersSlice>) => {
      // A customer whose name changed meanwhile may come twice.
      const known = new Set(state.customers.map(({ userId }) => userId));
      state.customers.push(...customers.filter(({ userId }) => !known.has(userId)));
      state.more = more;
    },
    customersFailed: (state) => {
      state.status = 'error';
      state.late = false;
    },
    /** `undo`: the statuses of before, or null where this undoes a change. */
    statusesSubmitted: (state, { payload }: PayloadAction<{ changes: Changes; undo: Changes | null }>) => {
      state.changing = 'pending';
      state.undo = payload.undo;
      state.changedTo = payload.changes[0]?.userStatus ?? state.changedTo;
      state.refusal = null;
    },
    statusesChanged: (state, { payload }: PayloadAction<AdminCustomerRow[]>) => {
      state.changing = 'success';
      for (const row of payload) replace(state, row);
    },
    statusesRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.changing = 'error';
      state.undo = null;
      state.refusal = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(customerSaved, (state, { payload }) => {
      if (isNew(state, payload)) state.created = payload;
      replace(state, payload);
    }),
});

/** Created a moment ago: nothing was changed of it since. */
const isNew = ({ customers }: CustomersState, { userId, userCreatedAt, userUpdatedAt }: AdminCustomer) =>
  userCreatedAt === userUpdatedAt && !customers.some((row) => row.userId === userId);

const isSame = (one: CustomersQuestion, other: CustomersQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function replace(state: CustomersState, row: AdminCustomerRow) {
  const isIt = ({ userId }: AdminCustomerRow) => userId === row.userId;
  state.customers = state.customers.map((before) => (isIt(before) ? row : before));
  if (state.created && isIt(state.created)) state.created = row;
}

export const {
  customersAsked,
  customersLate,
  customersRead,
  moreCustomersAsked,
  moreCustomersRead,
  customersFailed,
  statusesSubmitted,
  statusesChanged,
  statusesRefused,
} = slice.actions;
export const customersReducer = slice.reducer;
export const useCustomers = remoteSelector<{ customers: CustomersState }>('admin');
export const selectCustomers = (root: { admin: { customers: CustomersState } }): CustomersState =>
  root.admin.customers;
