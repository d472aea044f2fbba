import { isApiFailure, type TokenKind } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import {
  type Action,
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from '@extranet/shared/saga';
import {
  adminDenied,
  dropCustomerToken,
  dropTokens,
  foundSignedOut,
  holdToken,
  isInBackOffice,
  keepToken,
  readAdminToken,
  readToken,
  selectIsSignedIn,
  selectSession,
  signedIn,
  signedOut,
  signOutRequested,
  tokenInUse,
  userRefreshed,
  wasSignedIn,
} from '@extranet/shared/session';
import { settleRenewal } from './renewal.ts';
import { fetchUser, postSignOut } from './session.api.ts';
import {
  adminTokenRefused,
  endedByServer,
  identityAsked,
  identityUnknown,
  renewalAsked,
  renewalDeclined,
  renewed,
  rightWithdrawn,
  sessionEnded,
  tokenRefused,
} from './session.slice.ts';

const REFRESH_MS = 60_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

export function* sessionSaga() {
  yield* takeLeading(signOutRequested, signOut);
  yield* takeLeading(tokenRefused, renewOrEnd);
  yield* takeLeading(adminTokenRefused, renewAdminOrLeave);
  yield* takeEvery(rightWithdrawn, function* leaveAtOnce({ payload: kind }) {
    if (kind === 'admin') yield* put(adminDenied());
    else yield* call(endSession);
  });
  yield* takeEvery([signedIn, userRefreshed], holdOn);
  yield* takeEvery([signedOut, foundSignedOut], () => holdToken(null));
  yield* fork(refreshWhileSignedIn);
  if (!wasSignedIn()) yield* put(foundSignedOut());
  else if (isSendable(readToken())) yield* call(findOutWhoItIs);
  else yield* call(endSession);
}

/** Local storage may be corrupt, and a header can carry only visible ASCII. */
const isSendable = (token: string | null): boolean => /^[\x21-\x7e]{1,256}$/.test(token ?? '');

/** Asks the server whose token this is, again and again until it answers: the page opens as soon as it does. */
function* findOutWhoItIs() {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
    yield* call(refreshUser);
    const { status } = yield* select(selectSession);
    if (status !== 'unknown') return;
    yield* put(identityUnknown());
    yield* race([delay(wait), take(connectionRestored), take(identityAsked)]);
  }
}

/** A token that vanished from storage alone, without anybody signing out, is put back: work goes on, in the next page too. */
function holdOn() {
  const token = tokenInUse();
  holdToken(token);
  if (token && !readToken()) keepToken(token);
}

/** One timer for the tab. It restarts when somebody signs in. */
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

/** A status that is not 'active' or a refused token ends the session; a server that cannot be reached does not. */
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
  const tokens = [tokenInUse(), readAdminToken()].filter((token) => token !== null);
  yield* call(leave);
  yield* all(tokens.map((token) => call(tellServer, token)));
}

/** If the call fails, the tab is signed out all the same: its token is already removed. */
function* tellServer(token: string) {
  try {
    yield* call(postSignOut, token);
  } catch (error) {
    console.warn('[session] the sign-out could not be told', error);
  }
}

/** Somebody who works goes on in place; whoever is not recognised yet, or works in the back office, does not. */
function* renewOrEnd() {
  const { status } = yield* select(selectSession);
  const isAtWork = status === 'signedIn' && !isInBackOffice();
  const isRenewed = isAtWork && (yield* renewing('customer'));
  settleRenewal('customer', isRenewed);
  if (!isRenewed) yield* call(endSession);
}

function* renewAdminOrLeave() {
  const { admin } = yield* select(selectSession);
  const isRenewed = admin === 'granted' && (yield* renewing('admin'));
  settleRenewal('admin', isRenewed);
  if (!isRenewed) yield* put(adminDenied());
}

/** Until the dialog over the page, or another tab, has brought a new token; false when nobody wants one. */
function* renewing(kind: TokenKind) {
  yield* put(renewalAsked(kind));
  const { token } = yield* race({
    token: take((action: Action) => renewed.match(action) && action.payload === kind),
    declined: take((action: Action) => renewalDeclined.match(action) && action.payload === kind),
    left: take(signedOut),
  });
  return token !== undefined;
}

/**
 * The server refused the customer's token. Several calls may report it; the session ends once. An administrator who is
 * signed in as well stays signed in.
 */
function* endSession() {
  const { status } = yield* select(selectSession);
  if (status === 'signedOut') return;
  if (!readAdminToken()) {
    yield* put(endedByServer());
    yield* call(leave);
    return;
  }
  yield* call(dropCustomerToken);
  // In this order: remotes are removed on sessionEnded, and must be gone before the customer is.
  yield* put(sessionEnded());
  yield* put(foundSignedOut());
}

/** In the back office nobody else says that its page is to be left. */
function* leave() {
  yield* call(dropTokens);
  yield* put(signedOut());
  if (isInBackOffice()) yield* put(adminDenied());
}
