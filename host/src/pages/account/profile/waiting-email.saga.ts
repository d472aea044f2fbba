import { call, put, takeLeading } from '@extranet/shared/saga';
import { toFormFailure } from '../../../forms/failure.ts';
import { postEmailGivenUp, postEmailResent } from './profile.api.ts';
import { profileRead } from './profile.slice.ts';
import { emailGivenUp, emailResent, waitingRefused, waitingSettled } from './waiting-email.slice.ts';

/** takeLeading: a double click sends one mail. */
export function* waitingEmailSaga() {
  yield* takeLeading(emailResent, settle, postEmailResent);
  yield* takeLeading(emailGivenUp, settle, postEmailGivenUp);
}

function* settle(post: typeof postEmailResent) {
  try {
    const profile = yield* call(post);
    yield* put(profileRead(profile));
    yield* put(waitingSettled());
  } catch (error) {
    yield* put(waitingRefused(toFormFailure(error)));
  }
}
