import { isApiFailure } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { all, call, delay, fork, put, race, select, take, takeLeading } from '@extranet/shared/saga';
import {
  dropCustomerToken,
  dropTokens,
  foundSignedOut,
  readAdminToken,
  readToken,
  selectIsSignedIn,
  selectSession,
  signedIn,
  signedOut,
  signOutRequested,
  userRefreshed,
  wasSignedIn,
} from '@extranet/shared/session';
import { fetchUser, postSignOut } from './session.api.ts';
import { sessionEnded, tokenRefused } from './session.slice.ts';

const REFRESH_MS = 60_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

export function* sessionSaga() {
  yield* takeLeading(signOutRequested, signOut);
  yield* takeLeading(tokenRefused, endSession);
  yield* fork(refreshWhileSignedIn);
  if (!wasSignedIn()) yield* put(foundSignedOut());
  else if (isSendable(readToken())) yield* call(findOutWhoItIs);
  else yield* call(endSession);
}

/** What was kept may be corrupt: a header can carry visible ASCII only. */
const isSendable = (token: string | null): boolean => /^[\x21-\x7e]{1,256}$/.test(token ?? '');

/** While the server cannot say who a kept token belongs to, it is asked again: the page opens as soon as it answers. */
function* findOutWhoItIs() {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
    yield* call(refreshUser);
    const { status } = yield* select(selectSession);
    if (status !== 'unknown') return;
    yield* race([delay(wait), take(connectionRestored)]);
  }
}

/** One clock for the tab: it starts anew whenever somebody signs in, and rests while nobody is. */
function* refreshWhileSignedIn() {
  while (true) {
    const { tick } = yield* race({
      tick: delay(REFRESH_MS),
      started: take(signedIn),
      ended: take(signedOut),
    });
    const isSignedIn = yield* select(selectIsSignedIn);
    if (tick && isSignedIn) yield* call(refreshUser);
  }
}

/** A server that cannot be reached ends no session; a status that is not 'active', or a refused token, does. */
export function* refreshUser() {
  try {
    const user = yield* call(fetchUser);
    if (user.status === 'active') yield* put(userRefreshed(user));
    else if (user.status) yield* call(signOut);
  } catch (error) {
    const refused = isApiFailure(error) && (error.status === 401 || error.status === 403);
    if (refused) yield* call(endSession);
    else console.warn('[session] the user could not be refreshed', error);
  }
}

function* signOut() {
  const tokens = [readToken(), readAdminToken()].filter((token) => token !== null);
  yield* call(leave);
  yield* all(tokens.map((token) => call(tellServer, token)));
}

/** The tab is signed out whether or not the server hears of it: the token is gone from here. */
function* tellServer(token: string) {
  try {
    yield* call(postSignOut, token);
  } catch (error) {
    console.warn('[session] the server was not told of the sign-out', error);
  }
}

/**
 * The server no longer knows the customer. Calls that were under way come back refused as well: once is enough.
 * An administrator who is signed in beside them stays.
 */
function* endSession() {
  const { status } = yield* select(selectSession);
  if (status === 'signedOut') return;
  if (!readAdminToken()) {
    yield* call(leave);
    return;
  }
  yield* call(dropCustomerToken);
  // In this order: the remotes are taken down before anything shows that nobody is signed in.
  yield* put(sessionEnded());
  yield* put(foundSignedOut());
}

function* leave() {
  yield* call(dropTokens);
  yield* put(signedOut());
}
