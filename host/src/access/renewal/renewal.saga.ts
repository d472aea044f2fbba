import { call, put, select, takeLeading } from '@extranet/shared/saga';
import { holdToken, keepToken, selectSession, userRefreshed } from '@extranet/shared/session';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { renewed } from '../../session/session.slice.ts';
import { postSignIn } from '../sign-in/sign-in.api.ts';
import { postAdminLinkRequest } from './renewal.api.ts';
import { linkAsked, linkMailed, linkRefused, passwordRefused, passwordSubmitted } from './renewal.slice.ts';

/** takeLeading: a second Enter before the answer changes nothing. */
export function* renewalSaga() {
  yield* takeLeading(passwordSubmitted, signInAgain);
  yield* takeLeading(linkAsked, mailLink);
}

/** Only the same person: what waits to be sent is theirs. */
function* signInAgain({ payload: password }: ReturnType<typeof passwordSubmitted>) {
  const before = (yield* select(selectSession)).user;
  if (!before) return;
  try {
    const { token, ...user } = yield* call(postSignIn, { email: before.userEmail, password });
    if (user.status !== 'active' || !token || user.id !== before.id) {
      yield* put(passwordRefused(ownFailure('user.inactive')));
      return;
    }
    yield* call(keepToken, token);
    yield* call(holdToken, token);
    yield* put(userRefreshed(user));
    yield* put(renewed('customer'));
  } catch (error) {
    yield* put(passwordRefused(toFormFailure(error)));
  }
}

function* mailLink() {
  const { adminUser } = yield* select(selectSession);
  if (!adminUser) return;
  try {
    yield* call(postAdminLinkRequest, adminUser.userEmail);
    yield* put(linkMailed());
  } catch (error) {
    yield* put(linkRefused(toFormFailure(error)));
  }
}
