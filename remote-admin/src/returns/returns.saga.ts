import { call, delay, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchReturns, PAGE } from './returns.api.ts';
import {
  moreReturnsAsked,
  returnsAsked,
  returnsFailed,
  returnsRead,
  selectReturns,
} from './returns.slice.ts';

/** While somebody types, only what they stop at is asked for. */
const TYPING_MS = 200;

export function* returnsSaga() {
  yield* takeLatest(returnsAsked, open);
  yield* takeLeading(moreReturnsAsked, loadMore);
}

function* open() {
  const { status } = yield* select(selectReturns);
  if (status === 'success') yield* delay(TYPING_MS);
  yield* load(0);
}

function* loadMore() {
  const { rows } = yield* select(selectReturns);
  yield* load(rows.length);
}

function* load(offset: number) {
  const { filters, rows } = yield* select(selectReturns);
  try {
    const found = yield* call(fetchReturns, filters, offset);
    const all = offset === 0 ? found : [...rows, ...found];
    yield* put(returnsRead({ rows: all, more: found.length === PAGE }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the returns could not be loaded', code);
    yield* put(returnsFailed());
  }
}
