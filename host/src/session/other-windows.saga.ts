import { call, fork, put, select, take } from '@extranet/shared/saga';
import {
  readToken,
  STORAGE_KEYS,
  selectIsSignedIn,
  signedOut,
  signOutRequested,
} from '@extranet/shared/session';
import { pageData } from '../base/page-data.ts';
import { windowEvents } from '../base/window-events.ts';
import { refreshUser } from './session.saga.ts';
import { leftElsewhere } from './session.slice.ts';

export function* otherWindowsSaga() {
  yield* fork(followOtherTabs);
  const { backofficeOrigin } = pageData();
  if (backofficeOrigin) yield* fork(followBackOffice, backofficeOrigin);
}

/** A sign-out in one tab signs out all of them: the storage event tells that the token was removed. */
function* followOtherTabs() {
  const channel = yield* call(windowEvents<StorageEvent>, 'storage');
  while (true) {
    const { key } = yield* take(channel);
    const isSignedIn = yield* select(selectIsSignedIn);
    if ((key === STORAGE_KEYS.token || key === null) && isSignedIn && !readToken()) {
      yield* put(leftElsewhere());
      yield* put(signedOut());
    } else if (key === STORAGE_KEYS.token && !isSignedIn && readToken()) yield* call(refreshUser);
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
