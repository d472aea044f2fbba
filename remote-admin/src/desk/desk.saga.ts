import { call, put, takeLatest } from '@extranet/shared/saga';
import { waitingChanged } from '../desk-facts.ts';
import { refusalOf } from '../refusals.ts';
import { fetchDesk } from './desk.api.ts';
import { deskFailed, deskOpened, deskRead } from './desk.slice.ts';

export function* deskSaga() {
  yield* takeLatest([deskOpened, waitingChanged], read);
}

function* read() {
  try {
    yield* put(deskRead(yield* call(fetchDesk)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] what waits could not be counted', code);
    yield* put(deskFailed());
  }
}
