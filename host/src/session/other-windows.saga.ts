import { call, eventChannel, fork, put, select, take } from '@extranet/shared/saga';
import {
  readToken,
  STORAGE_KEYS,
  selectIsSignedIn,
  signedOut,
  signOutRequested,
} from '@extranet/shared/session';
import { pageData } from '../base/page-data.ts';
import { refreshUser } from './session.saga.ts';
import { leftElsewhere } from './session.slice.ts';

export function* otherWindowsSaga() {
  yield* fork(followOtherTabs);
  const { backofficeOrigin } = pageData();
  if (backofficeOrigin) yield* fork(obeyBackOffice, backofficeOrigin);
}

const storageEvents = () =>
  eventChannel<StorageEvent>((emit) => {
    window.addEventListener('storage', emit);
    return () => window.removeEventListener('storage', emit);
  });

const messages = () =>
  eventChannel<MessageEvent>((emit) => {
    window.addEventListener('message', emit);
    return () => window.removeEventListener('message', emit);
  });

/** A sign-out in one tab is a sign-out in all: the removed token is seen here through the storage event. */
function* followOtherTabs() {
  const channel = yield* call(storageEvents);
  while (true) {
    const { key } = yield* take(channel);
    const isSignedIn = yield* select(selectIsSignedIn);
    if ((key === STORAGE_KEYS.token || key === null) && isSignedIn && !readToken()) {
      yield* put(leftElsewhere());
      yield* put(signedOut());
    } else if (key === STORAGE_KEYS.token && !isSignedIn && readToken()) yield* call(refreshUser);
  }
}

/** The main back office frames the portal, and signs its user out of both at once. Nobody else is heard. */
function* obeyBackOffice(origin: string) {
  const channel = yield* call(messages);
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
