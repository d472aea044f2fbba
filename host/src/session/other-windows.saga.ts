import { call, fork, put, select, take } from '@extranet/shared/saga';
import {
  foundSignedOut,
  isInBackOffice,
  readToken,
  STORAGE_KEYS,
  selectSession,
  signedOut,
  signOutRequested,
} from '@extranet/shared/session';
import { pageData } from '../base/page-data.ts';
import { windowEvents } from '../base/window-events.ts';
import { fetchUser } from './session.api.ts';
import { refreshUser } from './session.saga.ts';
import { leftElsewhere, sessionEnded, signedInElsewhere } from './session.slice.ts';

export function* otherWindowsSaga() {
  yield* fork(followOtherTabs);
  const { backofficeOrigin } = pageData();
  if (backofficeOrigin) yield* fork(followBackOffice, backofficeOrigin);
}

/** One browser, one session: the storage event tells a tab that another one has kept or removed the token. */
function* followOtherTabs() {
  const channel = yield* call(windowEvents<StorageEvent>, 'storage');
  while (true) {
    const { key } = yield* take(channel);
    const { status } = yield* select(selectSession);
    const hasToken = readToken() !== null;
    if ((key === STORAGE_KEYS.token || key === null) && status === 'signedIn' && !hasToken) {
      // A form of the back office stays: its next call asks for a new sign-in over it (B7.07).
      yield* put(isInBackOffice() ? sessionEnded() : leftElsewhere());
      yield* put(isInBackOffice() ? foundSignedOut() : signedOut());
    } else if (key === STORAGE_KEYS.token && hasToken) {
      if (status === 'signedOut') yield* call(follow);
      if (status === 'unknown') yield* call(refreshUser);
    }
  }
}

/** If the server cannot say who it is, this tab stays as it is: its own sign-in still works. */
function* follow() {
  try {
    const user = yield* call(fetchUser);
    if (user.status === 'active') yield* put(signedInElsewhere(user));
  } catch (error) {
    console.warn('[session] the user of another tab could not be read', error);
  }
}

/** The main back office shows the portal in a frame and signs its user out of both. No other window may do so. */
function* followBackOffice(origin: string) {
  const channel = yield* call(windowEvents<MessageEvent>, 'message');
  while (true) {
    const message = yield* take(channel);
    if (isSignOut(message, origin)) yield* put(signOutRequested());
  }
}

export const isSignOut = ({ data, origin, source }: MessageEvent, from: string): boolean =>
  origin === from &&
  source === window.parent &&
  typeof data === 'object' &&
  data !== null &&
  data.type === 'userSignOut';
