import { call, put, takeLatest } from '@extranet/shared/saga';
import { adminDenied, adminGranted, readAdminToken } from '@extranet/shared/session';
import { addRegistryEntry, readRegistry } from '../../remotes/registry-store.ts';
import { fetchAdminRemotes, fetchAdminUser } from './admin.api.ts';
import { adminPageOpened } from './admin.slice.ts';

export function* adminSaga() {
  yield* takeLatest(adminPageOpened, checkAdmin);
}

/** The remote becomes known only after the server said isAdmin: until then the page holds nothing of it. */
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
    if (!readRegistry().remotes.some(({ access }) => access === 'admin'))
      for (const entry of yield* call(fetchAdminRemotes)) addRegistryEntry(entry);
    yield* put(adminGranted(user));
  } catch (error) {
    console.warn('[admin] the check failed', error);
    yield* put(adminDenied());
  }
}
