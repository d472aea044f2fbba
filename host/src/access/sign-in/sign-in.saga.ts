import { call, put, race, take, takeEvery, takeLeading } from '@extranet/shared/saga';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { signedInElsewhere } from '../../session/session.slice.ts';
import { signInClosed } from '../dialog/dialog.slice.ts';
import { enter, enterWithOtherTab } from '../dialog/enter.saga.ts';
import { postSignIn } from './sign-in.api.ts';
import { signInRefused, signInSubmitted } from './sign-in.slice.ts';

/** takeLeading: a second Enter before the answer changes nothing. */
export function* signInSaga() {
  yield* takeLeading(signInSubmitted, signInUnlessClosed);
  yield* takeEvery(signedInElsewhere, enterWithOtherTab);
}

/** Closing the dialog cancels: an answer that comes later signs nobody in. */
function* signInUnlessClosed(submitted: ReturnType<typeof signInSubmitted>) {
  yield* race({ done: call(signIn, submitted), closed: take(signInClosed) });
}

/** Only the status 'active' signs in. Any other answer, even an empty one, does not. */
function* signIn({ payload }: ReturnType<typeof signInSubmitted>) {
  try {
    const { token, ...user } = yield* call(postSignIn, payload);
    if (user.status === 'active' && token) yield* call(enter, token, user);
    else yield* put(signInRefused(ownFailure('user.inactive')));
  } catch (error) {
    yield* put(signInRefused(toFormFailure(error)));
  }
}
