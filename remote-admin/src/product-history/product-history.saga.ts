import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchHistory } from './product-history.api.ts';
import { historyFailed, historyOpened, historyRead } from './product-history.slice.ts';

export function* productHistorySaga() {
  // The product that was opened last counts.
  yield* takeLatest(historyOpened, readHistory);
}

function* readHistory({ payload: id }: ReturnType<typeof historyOpened>) {
  try {
    yield* put(historyRead(yield* call(fetchHistory, id)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the history of the product could not be loaded', code);
    yield* put(historyFailed());
  }
}
