import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchCustomers, putStatuses } from './customers.api.ts';
import {
  customersFailed,
  customersOpened,
  customersRead,
  statusesChanged,
  statusesRefused,
  statusesSubmitted,
} from './customers.slice.ts';

export function* customersSaga() {
  // The last choice of 'deleted ones too' counts, whichever answer comes first.
  yield* takeLatest(customersOpened, loadCustomers);
  yield* takeLeading(statusesSubmitted, changeStatuses);
}

function* loadCustomers({ payload: { withDeleted } }: ReturnType<typeof customersOpened>) {
  try {
    yield* put(customersRead(yield* call(fetchCustomers, withDeleted)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the customers could not be loaded', code);
    yield* put(customersFailed());
  }
}

function* changeStatuses({ payload: { changes, undo } }: ReturnType<typeof statusesSubmitted>) {
  try {
    yield* put(statusesChanged(yield* call(putStatuses, { changes, ...(undo === null && { undo: true }) })));
  } catch (error) {
    const refusal = yield* refusalOf(error);
    console.warn('[admin] the statuses could not be changed', refusal.code);
    yield* put(statusesRefused(refusal));
  }
}
