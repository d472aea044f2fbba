import { isApiFailure } from '@extranet/shared/http';
import { call, put, select, takeLatest } from '@extranet/shared/saga';
import { adminDenied, adminGranted, readAdminToken, selectSession } from '@extranet/shared/session';
import { adminEntriesRead } from '../../remotes/remotes.slice.ts';
import { fetchAdminRemotes, fetchAdminUser } from './admin.api.ts';
import { adminPageOpened } from './admin.slice.ts';

export function* adminSaga() {
  yield* takeLatest(adminPageOpened, checkAdmin);
}

/** The page knows nothing of the administrators' remote until the server has said isAdmin. */
function* checkAdmin() {
  if (!readAdminToken()) {
    yield* put(adminDenied());
    return;
  }
  try {
    const user = yield* call(fetchAdminUser);
    if (!user.isAdmin) {
      yield* put(adminDenied());
      return;
    }
    const { admin } = yield* select(selectSession);
    if (admin !== 'granted') yield* put(adminEntriesRead(yield* call(fetchAdminRemotes)));
    yield* put(adminGranted(user));
  } catch (error) {
    console.warn('[admin] the check failed', error);
    const { admin } = yield* select(selectSession);
    // A server that does not answer for a moment takes nobody's page away.
    if (admin !== 'granted' || isRefusal(error)) yield* put(adminDenied());
  }
}

const isRefusal = (error: unknown) => isApiFailure(error) && [401, 403].includes(error.status);
