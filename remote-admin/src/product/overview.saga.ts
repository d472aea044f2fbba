import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { productOverviewFailed, productOverviewRead, productOverviewWanted } from './overview.slice.ts';
import { fetchProductOverview } from './product.api.ts';

export function* productOverviewSaga() {
  yield* takeLatest(productOverviewWanted, readOverview);
}

function* readOverview({ payload: id }: ReturnType<typeof productOverviewWanted>) {
  try {
    yield* put(productOverviewRead({ id, overview: yield* call(fetchProductOverview, id) }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the figures of a product could not be read', code);
    yield* put(productOverviewFailed(id));
  }
}
