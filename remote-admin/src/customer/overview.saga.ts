import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchCustomerOverview } from './customer.api.ts';
import { customerOverviewFailed, customerOverviewRead, customerOverviewWanted } from './overview.slice.ts';

export function* customerOverviewSaga() {
  yield* takeLatest(customerOverviewWanted, readOverview);
}

function* readOverview({ payload: id }: ReturnType<typeof customerOverviewWanted>) {
  try {
    yield* put(customerOverviewRead({ id, overview: yield* call(fetchCustomerOverview, id) }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the figures of a customer could not be read', code);
    yield* put(customerOverviewFailed(id));
  }
}
