import { call, put, takeLeading } from '@extranet/shared/saga';
import { keepAdminToken } from '@extranet/shared/session';
import { goTo } from '../../base/navigation.ts';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { postAdminLink } from './admin-link.api.ts';
import { linkRefused, linkSent } from './admin-link.slice.ts';
import { heldLink } from './admin-link.ts';

/** takeLeading: the link is good for one use, and a second click would be refused. */
export function* adminLinkSaga() {
  yield* takeLeading(linkSent, exchange);
}

function* exchange() {
  const link = heldLink();
  if (!link) return;
  try {
    const session = yield* call(postAdminLink, link);
    if (session.isAdmin && session.token) {
      yield* call(keepAdminToken, session.token, session.backOfficeUrl);
      yield* call(goTo, '/extradmin', { replace: true });
    } else yield* put(linkRefused(ownFailure('unknown')));
  } catch (error) {
    yield* put(linkRefused(toFormFailure(error)));
  }
}
