import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchSuccessor, putSuccessor } from './successor.api.ts';
import {
  successorFailed,
  successorOpened,
  successorRead,
  successorRefused,
  successorSaved,
  successorSubmitted,
} from './successor.slice.ts';

export function* successorSaga() {
  yield* takeLatest(successorOpened, load);
  // A second click while the first is on its way saves nothing again.
  yield* takeLeading(successorSubmitted, save);
}

function* load({ payload: ref }: ReturnType<typeof successorOpened>) {
  try {
    yield* put(successorRead((yield* call(fetchSuccessor, ref)).successor));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the successor could not be loaded', code);
    yield* put(successorFailed());
  }
}

function* save({ payload: { ref, ...entered } }: ReturnType<typeof successorSubmitted>) {
  try {
    yield* put(successorSaved((yield* call(putSuccessor, ref, entered)).successor));
  } catch (error) {
    yield* put(successorRefused(yield* refusalOf(error)));
  }
}
