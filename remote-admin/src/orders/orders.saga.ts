import { call, put, takeEvery } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchOrders } from './orders.api.ts';
import { askedOf, ordersAsked, ordersFailed, ordersRead } from './orders.slice.ts';

export function* ordersSaga() {
  // Lists ask independently; the slice drops answers to outdated queries.
  yield* takeEvery(ordersAsked, loadOrders);
}

function* loadOrders({ payload }: ReturnType<typeof ordersAsked>) {
  const { list, query, limit } = payload;
  const asked = askedOf(payload);
  try {
    const orders = yield* call(fetchOrders, query, limit);
    const empty = orders.filter(({ items }) => !items?.length);
    if (empty.length > 0) console.warn(`[admin] ${empty.length} orders without items are not shown`);
    yield* put(ordersRead({ list, asked, orders }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the orders could not be loaded', code);
    yield* put(ordersFailed({ list, asked }));
  }
}
