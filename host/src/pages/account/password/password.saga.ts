import { call, put, takeLeading } from '@extranet/shared/saga';
import { ownFailure, toFormFailure } from '../../../forms/failure.ts';
import { putPassword } from './password.api.ts';
import { passwordChanged, passwordRefused, passwordSubmitted } from './password.slice.ts';

export function* passwordSaga() {
  yield* takeLeading(passwordSubmitted, change);
}

/** An empty answer is not a success: the person would believe that the password was changed. */
function* change({ payload }: ReturnType<typeof passwordSubmitted>) {
  try {
    const answer = yield* call(putPassword, payload);
    yield* put(
      answer?.message ? passwordChanged(answer.emailGivenUp ?? null) : passwordRefused(ownFailure('unknown')),
    );
  } catch (error) {
    yield* put(passwordRefused(toFormFailure(error)));
  }
}
