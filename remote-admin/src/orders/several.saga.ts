import { call, put, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { postSteps } from './several.api.ts';
import { severalAsked, severalDone, severalFailed } from './several.slice.ts';

export function* severalSaga() {
  yield* takeLeading(severalAsked, prepare);
}

function* prepare({ payload }: ReturnType<typeof severalAsked>) {
  try {
    yield* put(severalDone(yield* call(postSteps, payload)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the orders could not be prepared', code);
    yield* put(severalFailed());
  }
}
