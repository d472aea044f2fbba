import { commandTarget, connectionRestored } from '@extranet/shared/remote';
import { type Action, call, delay, fork, put, take, takeEvery } from '@extranet/shared/saga';
import { adminDenied, adminGranted, signedIn, signedOut, userRefreshed } from '@extranet/shared/session';
import type { UnknownAction } from '@extranet/shared/store';
import { sessionEnded } from '../session/session.slice.ts';
import type { Remotes } from './create-remotes.ts';
import type { Loader } from './loader/loader.ts';
import { fetchRegistry } from './registry/registry.api.ts';
import { adminEntriesRead, remoteUnavailable } from './remotes.slice.ts';

const REGISTRY_MS = 60_000;
/** Where a panel stands in place of a remote somebody waits for a better release. */
const TROUBLED_MS = 5_000;

/** Takes the configuration that comes along with the registry. */
type Adopt = (config: string | undefined) => Generator<unknown, void>;

/** A command loads the remote that handles it; a sign-out removes every remote. */
export function* remotesSaga(remotes: Remotes, adopt: Adopt) {
  const { loader, registry } = remotes;
  yield* takeEvery(isForMissingRemote(loader), loadForCommand, remotes);
  yield* takeEvery([signedIn, userRefreshed, adminGranted], () => loader.forgetDenied());
  yield* takeEvery(adminEntriesRead, ({ payload }) => payload.forEach(registry.add));
  yield* takeEvery(adminDenied, () => loader.tearDown(['admin']));
  yield* takeEvery(sessionEnded, () => loader.tearDown(['signedIn']));
  yield* takeEvery(connectionRestored, () => loader.retryNow());
  yield* fork(followRegistry, remotes, adopt);
  while (true) {
    yield* take(signedOut);
    yield* call(() => loader.tearDown());
  }
}

const isForMissingRemote =
  (loader: Loader) =>
  (action: Action): boolean => {
    const target = commandTarget(action);
    return target !== undefined && loader.read(target).status !== 'ready';
  };

function* loadForCommand({ loader, registry }: Remotes, command: UnknownAction) {
  const target = commandTarget(command) as string;
  const wanted = { slot: 'overlay' } as const;
  const ask = loader.read(target).status === 'failed' ? loader.retry : loader.load;
  yield* call(ask, target, wanted);
  if (loader.read(target).status === 'ready') yield* put(command);
  else yield* put(remoteUnavailable(registry.find(target)?.label ?? target));
}

/** Open tabs learn of a new release within a minute; hidden tabs do not ask. */
function* followRegistry({ loader, registry }: Remotes, adopt: Adopt) {
  let waited = 0;
  while (true) {
    yield* delay(TROUBLED_MS);
    waited += TROUBLED_MS;
    if (waited < REGISTRY_MS && !loader.isTroubled()) continue;
    waited = 0;
    if (document.hidden) continue;
    try {
      const next = yield* call(fetchRegistry);
      yield* adopt(next.config);
      const { epoch = 0, revision } = registry.read();
      // A server that is behind the one before, or a registry that somebody put back.
      if (((next.epoch ?? 0) - epoch || next.revision - revision) <= 0) continue;
      registry.adopt(next);
      loader.reconsider();
    } catch (error) {
      console.warn('[remotes] the registry could not be read', error);
    }
  }
}
