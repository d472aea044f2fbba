import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchRecentOrders } from '../orders.api.ts';
import { recentFailed, recentOpened, recentRead } from './recent.slice.ts';

export function* recentSaga() {
  yield* takeLatest(recentOpened, load);
}

function* load() {
  try {
    yield* put(recentRead(yield* call(fetchRecentOrders)));
  } catch {
    yield* put(recentFailed());
  }
}
