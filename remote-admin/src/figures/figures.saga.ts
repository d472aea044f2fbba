import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchForumFigures, fetchMostMissed, fetchOrderFigures } from './figures.api.ts';
import {
  figuresFailed,
  figuresOpened,
  forumFiguresRead,
  mostMissedRead,
  orderFiguresRead,
} from './figures.slice.ts';

type Opened = ReturnType<typeof figuresOpened>;

/** Latest: another period was chosen before the first one's figures came. */
export function* figuresSaga() {
  yield* takeLatest(figuresOpened, readOrders);
  yield* takeLatest(figuresOpened, readForum);
  yield* takeLatest(figuresOpened, readMisses);
}

function* readOrders({ payload }: Opened) {
  try {
    yield* put(orderFiguresRead(yield* call(fetchOrderFigures, payload)));
  } catch (error) {
    yield* failed('orders', error);
  }
}

function* readForum({ payload }: Opened) {
  try {
    yield* put(forumFiguresRead(yield* call(fetchForumFigures, payload)));
  } catch (error) {
    yield* failed('forum', error);
  }
}

function* readMisses() {
  try {
    yield* put(mostMissedRead(yield* call(fetchMostMissed)));
  } catch (error) {
    yield* failed('misses', error);
  }
}

function* failed(which: 'orders' | 'forum' | 'misses', error: unknown) {
  const { code } = yield* refusalOf(error);
  console.warn('[admin] figures could not be loaded', which, code);
  yield* put(figuresFailed(which));
}
