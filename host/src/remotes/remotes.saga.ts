import { commandTarget } from '@extranet/shared/remote';
import { type Action, call, delay, fork, put, take, takeEvery } from '@extranet/shared/saga';
import { adminDenied, adminGranted, signedIn, signedOut, userRefreshed } from '@extranet/shared/session';
import type { UnknownAction } from '@extranet/shared/store';
import { sessionEnded } from '../session/session.slice.ts';
import type { Remotes } from './create-remotes.ts';
import type { Loader } from './loader/loader.ts';
import { fetchRegistry } from './registry/registry.api.ts';
import type { RemoteRegistry } from './registry/registry.ts';
import { remoteUnavailable } from './remotes.slice.ts';

const REGISTRY_MS = 60_000;

/** Commands wait for the remote that obeys them; a sign-out takes every remote down. */
export function* remotesSaga(remotes: Remotes) {
  const { loader, registry } = remotes;
  yield* takeEvery(isForAbsentRemote(loader), bringCommandHome, remotes);
  yield* takeEvery([signedIn, userRefreshed, adminGranted], () => loader.forgetDenied());
  yield* takeEvery(adminDenied, () => loader.tearDown(['admin']));
  yield* takeEvery(sessionEnded, () => loader.tearDown(['signedIn']));
  yield* fork(followRegistry, registry);
  while (true) {
    yield* take(signedOut);
    yield* call(() => loader.tearDown());
  }
}

const isForAbsentRemote =
  (loader: Loader) =>
  (action: Action): boolean => {
    const target = commandTarget(action);
    return target !== undefined && loader.read(target).status !== 'ready';
  };

function* bringCommandHome({ loader, registry }: Remotes, command: UnknownAction) {
  const target = commandTarget(command) as string;
  const wanted = { slot: 'overlay' } as const;
  const bring = loader.read(target).status === 'failed' ? loader.retry : loader.load;
  yield* call(bring, target, wanted);
  if (loader.read(target).status === 'ready') yield* put(command);
  else yield* put(remoteUnavailable(registry.find(target)?.label ?? target));
}

/** Open tabs learn of a new release within a minute; a page that nobody looks at does not ask. */
function* followRegistry(registry: RemoteRegistry) {
  while (true) {
    yield* delay(REGISTRY_MS);
    if (document.hidden) continue;
    try {
      const next = yield* call(fetchRegistry);
      if (next.revision !== registry.read().revision) registry.adopt(next);
    } catch (error) {
      console.warn('[remotes] the registry could not be read', error);
    }
  }
}
