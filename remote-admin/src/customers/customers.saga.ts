import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchCustomers } from './customers.api.ts';
import { customersFailed, customersOpened, customersRead } from './customers.slice.ts';

export function* customersSaga() {
  // The last choice of 'deleted ones too' counts, whichever answer comes first.
  yield* takeLatest(customersOpened, loadCustomers);
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
