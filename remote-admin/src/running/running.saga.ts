import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchRunning } from './running.api.ts';
import { runningFailed, runningOpened, runningRead } from './running.slice.ts';

export function* runningSaga() {
  yield* takeLatest(runningOpened, read);
}

function* read({ payload: days }: ReturnType<typeof runningOpened>) {
  try {
    yield* put(runningRead(yield* call(fetchRunning, days)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] how remotes run could not be loaded', code);
    yield* put(runningFailed());
  }
}
