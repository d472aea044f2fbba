import type { User } from '@extranet/shared/contracts';
import { call, fork, put, select, take, takeLeading } from '@extranet/shared/saga';
import { selectIsSignedIn } from '@extranet/shared/session';
import { windowEvents } from '../../base/window-events.ts';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { refreshUser } from '../../session/session.saga.ts';
import { accountCreated } from '../../session/session.slice.ts';
import { enter } from '../dialog/enter.saga.ts';
import { holdMailedLink, takeMailedLink } from './mailed-link.ts';
import { postEmailConfirmed, postEmailTakenBack, postSignUpConfirmed } from './mailed-links.api.ts';
import { linkConfirmed, linkDone, linkOpened, linkRefused, selectMailedLink } from './mailed-links.slice.ts';

/** takeLeading: a second click must not be told that the link was used by the first. */
export function* mailedLinksSaga() {
  yield* takeLeading(linkConfirmed, open);
  yield* fork(followLinks);
}

/** The link that opened the page, and any opened later in the same tab: for those the browser does not load the page again. */
function* followLinks() {
  const channel = yield* call(windowEvents, 'hashchange');
  while (true) {
    const link = takeMailedLink();
    if (link) yield* put(linkOpened(link));
    yield* take(channel);
    yield* call(holdMailedLink);
  }
}

function* open() {
  const { link } = yield* select(selectMailedLink);
  if (!link) return;
  try {
    if (link.kind === 'signUp') yield* call(createAccount, link.token);
    else
      yield* call(settleEmail, link.kind === 'confirm' ? postEmailConfirmed : postEmailTakenBack, link.token);
  } catch (error) {
    yield* put(linkRefused(toFormFailure(error)));
  }
}

/** Somebody signed in here sees the new address at once, or that this session was ended with the others. */
function* settleEmail(post: typeof postEmailConfirmed, token: string) {
  const { userEmail } = yield* call(post, token);
  if (!userEmail) {
    yield* put(linkRefused(ownFailure('unknown')));
    return;
  }
  yield* put(linkDone(userEmail));
  if (yield* select(selectIsSignedIn)) yield* call(refreshUser);
}

function* createAccount(link: string) {
  const { token, message, ...user } = yield* call(postSignUpConfirmed, link);
  if (token && user.status === 'active' && user.id) {
    yield* put(linkDone(message));
    yield* call(enter, token, user as User);
    yield* put(accountCreated());
  } else if (user.status) yield* put(linkDone(message));
  else yield* put(linkRefused(ownFailure('unknown')));
}
