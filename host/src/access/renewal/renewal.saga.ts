import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import {
  holdToken,
  keepToken,
  readAdminToken,
  readToken,
  STORAGE_KEYS,
  selectSession,
  signedOut,
  userRefreshed,
} from '@extranet/shared/session';
import { windowEvents } from '../../base/window-events.ts';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { fetchUser } from '../../session/session.api.ts';
import { leftElsewhere, renewed, selectRenewing, signedInElsewhere } from '../../session/session.slice.ts';
import { postSignIn } from '../sign-in/sign-in.api.ts';
import { postAdminLinkRequest } from './renewal.api.ts';
import { linkAsked, linkMailed, linkRefused, passwordRefused, passwordSubmitted } from './renewal.slice.ts';

/** takeLeading: a second Enter before the answer changes nothing. */
export function* renewalSaga() {
  yield* takeLeading(passwordSubmitted, signInAgain);
  yield* takeLeading(linkAsked, mailLink);
  yield* takeEvery(yield* call(windowEvents<StorageEvent>, 'storage'), follow);
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

/** Another tab has a new token. */
function* follow({ key }: StorageEvent) {
  const { customer, admin } = yield* select(selectRenewing);
  if (key === STORAGE_KEYS.adminToken && admin && readAdminToken()) yield* put(renewed('admin'));
  if (key === STORAGE_KEYS.token && customer && readToken()) yield* call(goOnIfSame);
}

/** The same person came back: this tab goes on too. Somebody else's token must not send what this page holds. */
function* goOnIfSame() {
  const token = readToken();
  const { user: before } = yield* select(selectSession);
  try {
    const user = yield* call(fetchUser);
    if (user.id === before?.id) {
      yield* call(holdToken, token);
      yield* put(userRefreshed(user));
      yield* put(renewed('customer'));
      return;
    }
    yield* put(leftElsewhere());
    yield* put(signedOut());
    yield* put(signedInElsewhere(user));
  } catch (error) {
    console.warn('[session] the user of another tab could not be read', error);
  }
}
