import { commandTarget } from '@extranet/shared/remote';
import { type Action, call, delay, fork, put, take, takeEvery } from '@extranet/shared/saga';
import { adminDenied, signedOut } from '@extranet/shared/session';
import type { UnknownAction } from '@extranet/shared/store';
import { sessionEnded } from '../session/session.slice.ts';
import { load, readState, retry, tearDown } from './loader.ts';
import { fetchRegistry } from './registry.api.ts';
import { adoptRegistry, findEntry, readRegistry } from './registry-store.ts';
import { remoteUnavailable } from './remotes.slice.ts';

const REGISTRY_MS = 60_000;

/** Commands wait for the remote that obeys them; a sign-out takes every remote down. */
export function* remotesSaga() {
  yield* takeEvery(isForAbsentRemote, bringCommandHome);
  yield* takeEvery(adminDenied, () => tearDown(['admin']));
  yield* takeEvery(sessionEnded, () => tearDown(['signedIn']));
  yield* fork(followRegistry);
  while (true) {
    yield* take(signedOut);
    yield* call(() => tearDown());
  }
}

const isForAbsentRemote = (action: Action): boolean => {
  const target = commandTarget(action);
  return target !== undefined && readState(target).status !== 'ready';
};

function* bringCommandHome(command: UnknownAction) {
  const target = commandTarget(command) as string;
  const wanted = { slot: 'overlay' } as const;
  const bring = readState(target).status === 'failed' ? retry : load;
  yield* call(() => bring(target, wanted));
  if (readState(target).status === 'ready') yield* put(command);
  else yield* put(remoteUnavailable(findEntry(target)?.label ?? target));
}

/** Open tabs learn of a new release within a minute; a page that nobody looks at does not ask. */
function* followRegistry() {
  while (true) {
    yield* delay(REGISTRY_MS);
    if (document.hidden) continue;
    try {
      const next = yield* call(fetchRegistry);
      if (next.revision !== readRegistry().revision) adoptRegistry(next);
    } catch (error) {
      console.warn('[remotes] the registry could not be read', error);
    }
  }
}
