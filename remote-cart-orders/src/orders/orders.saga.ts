import { connectionRestored } from '@extranet/shared/remote';
import { isYear } from '@extranet/shared/rules/order';
import { askWhileTyping, call, put, select, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchOrders, ORDERS_PAGE, searchOrders, type WantedOrders } from '../orders.api.ts';
import { aroundMonth, aroundYear, monthIn } from './month-in.ts';
import {
  filterTyped,
  moreFailed,
  moreRead,
  moreRequested,
  ordersFailed,
  ordersFound,
  ordersOpened,
  ordersRead,
  selectOrders,
} from './orders.slice.ts';

const SEARCH_MIN = 3;
const DEBOUNCE_MS = 300;

export function* ordersSaga() {
  yield* takeLatest(ordersOpened, loadFirst);
  yield* takeEvery(connectionRestored, openAgain);
  yield* takeLeading(moreRequested, loadMore);
  yield* askWhileTyping({ typed: filterTyped, pauseMs: DEBOUNCE_MS, ask: searchTheRest });
}

function* openAgain() {
  const { status } = yield* select(selectOrders);
  if (status === 'error') yield* put(ordersOpened());
}

function* loadFirst() {
  try {
    const items = yield* call(fetchOrders, 0);
    yield* put(ordersRead({ items, more: items.length === ORDERS_PAGE }));
  } catch {
    yield* put(ordersFailed());
  }
}

function* loadMore() {
  const { items: shown } = yield* select(selectOrders);
  try {
    const items = yield* call(fetchOrders, shown.length);
    yield* put(moreRead({ items, more: items.length === ORDERS_PAGE }));
  } catch {
    yield* put(moreFailed());
  }
}

/** Loaded orders are filtered in the page at once; this searches the others on the server. */
function* searchTheRest({ payload }: ReturnType<typeof filterTyped>, signal: AbortSignal) {
  const text = payload.text.trim();
  const { more } = yield* select(selectOrders);
  if (!more || text.length < SEARCH_MIN) return;
  try {
    const wanted = wantedBy(text, payload.states);
    yield* put(ordersFound({ text, items: yield* call(searchOrders, wanted, signal) }));
  } catch (error) {
    console.warn('[orders] older ones could not be searched', error);
  }
}

function wantedBy(text: string, states: readonly string[]): WantedOrders {
  const meant = monthIn(text);
  // All of the month: the page filters them by the rest, which may name a state or an amount that the server would not find.
  if (meant) return aroundMonth(meant.month);
  if (isYear(text)) return aroundYear(text);
  return states.length > 0 ? { states } : text;
}
