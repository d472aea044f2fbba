import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchThreads } from './threads.api.ts';
import { threadsFailed, threadsOpened, threadsRead } from './threads.slice.ts';

export function* threadsSaga() {
  yield* takeLatest(threadsOpened, loadThreads);
}

function* loadThreads() {
  try {
    yield* put(threadsRead(yield* call(fetchThreads)));
  } catch (error) {
    console.warn('[faq] the threads could not be loaded', error);
    yield* put(threadsFailed());
  }
}
