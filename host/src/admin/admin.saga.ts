import { call, put, takeLatest } from '@extranet/shared/saga';
import { adminDenied, adminGranted, keepAdminToken, readAdminToken } from '@extranet/shared/session';
import { goTo } from '../app/navigation.ts';
import { addRegistryEntry, readRegistry } from '../remotes/registry-store.ts';
import { fetchAdminRemotes, fetchAdminSession, fetchAdminUser } from './admin.api.ts';
import { adminPageOpened } from './admin.slice.ts';
import { takeLinkFromAddress } from './admin-link.ts';

export function* adminSaga() {
  yield* takeLatest(adminPageOpened, checkAdmin);
  const link = takeLinkFromAddress();
  if (link) yield* call(signInByLink, link);
}

/** The link is good for one use: whatever comes of it, it no longer stands in the address. */
function* signInByLink({ adminAuthToken, userId }: { adminAuthToken: string; userId: string }) {
  try {
    const session = yield* call(fetchAdminSession, adminAuthToken, userId);
    if (session.isAdmin && session.token) {
      yield* call(keepAdminToken, session.token, session.backOfficeUrl);
      yield* call(goTo, '/extradmin', { replace: true });
      return;
    }
  } catch (error) {
    console.warn('[admin] the sign-in link was refused', error);
  }
  yield* call(goTo, '/', { replace: true });
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
