import type { RegistryEntry } from '@extranet/shared/registry';
import { type Attempts, type AttemptsParts, createAttempts } from './attempts.ts';
import { type CrashesParts, createCrashes } from './crashes.ts';
import { LoadFailure, toLoadFailure } from './failure.ts';
import type { FetchFiles } from './files.ts';
import type { Limits } from './limits.ts';
import { createMounting } from './mounting.ts';
import type { Ready, Wanted } from './states.ts';

export interface LoaderParts
  extends CrashesParts,
    Pick<AttemptsParts, 'clock' | 'bringUp' | 'retries' | 'announce'> {
  fetchFiles: FetchFiles;
  limits: Limits;
}

export type Loader = ReturnType<typeof createLoader>;

type Access = RegistryEntry['access'];

/** What the page and the sagas ask of remotes. */
export function createLoader(parts: LoaderParts) {
  const { registry, choices, fits } = parts;
  const { crashed, partCrashed } = createCrashes(parts);
  const attempts: Attempts = createAttempts({
    ...parts,
    onCrash: (id, error, wanted) =>
      void crashed(attempts, id, new LoadFailure('saga', String(error), error), wanted),
    onPartCrash: (id, release, error, since) => partCrashed(attempts, id, release, error, since),
  });

  const { read, idsWhere, reconsider } = attempts;
  const watchMount = createMounting(parts);

  /** Loads a remote once, however many ask; a failed one is tried again by itself, or by retry. */
  async function load(id: string, wanted: Wanted): Promise<void> {
    if (read(id).status === 'idle') await attempts.start(id, wanted, 'first');
    else await attempts.current(id);
  }

  /** Somebody asked for another attempt: the page shows that it is under way. */
  const retry = (id: string, wanted: Wanted): Promise<void> => attempts.start(id, wanted, 'asked');

  /** A link was hovered or focused: fetches all that its page needs before it is clicked. */
  async function prefetch(path: string): Promise<void> {
    const entry = registry.forPath(path);
    if (!entry) return;
    await load(entry.id, { path });
    const state = read(entry.id);
    if (state.status !== 'ready') return;
    state.module.prefetch?.(path);
    await parts.fetchFiles(state.release, { path }).catch(() => {
      // The click fetches them again, and says what is wrong.
    });
  }

  /** A page or a slot of it threw while it was drawn; returns the number to show. */
  const reportCrash = (id: string, error: unknown, wanted: Wanted): string | undefined =>
    crashed(attempts, id, toLoadFailure(error, 'render'), wanted);

  /** A page or a slot of it is not drawn yet. The answer ends the watch. */
  function awaitMount(id: string, wanted: Wanted, onFailure: (failure: unknown) => void): () => void {
    const state = read(id);
    return state.status === 'ready' ? watchMount(state.release, wanted, onFailure) : () => {};
  }

  /** The server answers again: what has failed need not wait for its turn. */
  const retryNow = (): void => parts.retries.now();

  let panels = 0;
  /** A panel is shown in place of a remote: until it is gone, the registry is asked more often. */
  function panelShown(): () => void {
    panels += 1;
    return () => {
      panels -= 1;
    };
  }
  const isTroubled = (): boolean => panels > 0;

  /** After a sign-out, or when the administrators' right is lost: nothing of the remotes' state may be left. */
  function tearDown(access: Access[] = ['signedIn', 'admin']): void {
    renew(idsWhere((_state, id) => access.includes(registry.find(id)?.access ?? 'signedIn')));
    if (access.includes('admin')) registry.dropAdmin();
  }

  /** Loaded remotes of which the registry has another release by now. */
  const outdated = (): string[] =>
    idsWhere((state, id) => state.status === 'ready' && isSuperseded(id, state));

  /** A release that replaces a broken one is not outdated: the newer one is the broken one. */
  function isSuperseded(id: string, { release, insteadOf }: Ready): boolean {
    const entry = registry.find(id);
    const best = entry && choices(entry).find(fits)?.id;
    return best !== undefined && release.id !== best && insteadOf !== best;
  }

  /** Removes them; when they are shown again, the release that the registry now names is loaded. */
  function renew(ids: string[]): void {
    for (const id of ids) attempts.retire(id);
    parts.announce();
  }

  /** Somebody's rights have changed: remotes that were denied may be asked for again. */
  function forgetDenied(): void {
    const denied = idsWhere(({ status }) => status === 'denied');
    if (denied.length > 0) renew(denied);
  }

  return {
    ...{ read, load, retry, prefetch, reportCrash, awaitMount, panelShown, isTroubled, retryNow },
    ...{ reconsider, tearDown, outdated, renew, forgetDenied },
  };
}
