import type { RegistryEntry, Release, ReleaseAsset } from '@extranet/shared/registry';
import { type Attempts, type AttemptsParts, createAttempts } from './attempts.ts';
import { assetsFor } from './bring-up.ts';
import { type CrashesParts, createCrashes } from './crashes.ts';
import type { Ready, RemoteState, Wanted } from './states.ts';

export interface LoaderParts
  extends CrashesParts,
    Pick<AttemptsParts, 'bringUp' | 'settling' | 'retries' | 'announce'> {
  fetchAssets: (release: Release, assets: ReleaseAsset[]) => Promise<void>;
}

export type Loader = ReturnType<typeof createLoader>;

type Access = RegistryEntry['access'];

/** What the page and the sagas ask of remotes. */
export function createLoader(parts: LoaderParts) {
  const { registry, choices } = parts;
  const { crashed, partCrashed } = createCrashes(parts);
  const attempts: Attempts = createAttempts({
    ...parts,
    findEntry: registry.find,
    onCrash: (id, error, wanted) => crashed(attempts, id, 'saga', error, wanted),
    onPartCrash: (id, release, error, since) => partCrashed(attempts, id, release, error, since),
  });

  /** Loads a remote once, however many ask; a failed one is tried again by itself, or by retry. */
  async function load(id: string, wanted: Wanted): Promise<void> {
    const { status } = attempts.read(id);
    if (status === 'idle' || attempts.isRunning(id)) await attempts.start(id, wanted, 'first');
  }

  /** Somebody asked for it: they see that it is tried. */
  const retry = (id: string, wanted: Wanted): Promise<void> => attempts.start(id, wanted, 'asked');

  /** A link was hovered or focused: when it is clicked, everything that its page needs is at hand. */
  async function prefetch(path: string): Promise<void> {
    const entry = registry.forPath(path);
    if (!entry) return;
    await load(entry.id, { path });
    const state = attempts.read(entry.id);
    if (state.status !== 'ready') return;
    state.module.prefetch?.(path);
    await parts.fetchAssets(state.release, assetsFor(state.release, { path })).catch(() => {
      // Only a head start was lost: the click asks again and says what is wrong.
    });
  }

  /** A page or a slot of it threw while it was drawn. */
  const reportCrash = (id: string, error: unknown, wanted: Wanted): void =>
    crashed(attempts, id, 'render', error, wanted);

  /** Signing out, or losing the administrators' right: nothing of a remote's state survives it. */
  function tearDown(access: Access[] = ['signedIn', 'admin']): void {
    const isMeant = (id: string) => access.includes(registry.find(id)?.access ?? 'signedIn');
    renew(idsWhere(isMeant));
    if (access.includes('admin')) registry.dropAdmin();
  }

  /** Loaded remotes of which the registry has another release by now. */
  const outdated = (): string[] =>
    idsWhere((id, state) => state.status === 'ready' && isSuperseded(id, state));

  /** One that stands in for a broken release is not out of date: what would replace it is the broken one. */
  function isSuperseded(id: string, { release, insteadOf }: Ready): boolean {
    const entry = registry.find(id);
    const best = entry && choices(entry)[0]?.id;
    return best !== undefined && release.id !== best && insteadOf !== best;
  }

  /** Their next showing loads the release that the registry now names. */
  function renew(ids: string[]): void {
    for (const id of ids) attempts.retire(id);
    parts.announce();
  }

  /** Somebody has other rights now: what was refused to them is asked for again. */
  function forgetDenied(): void {
    const denied = idsWhere((_id, { status }) => status === 'denied');
    if (denied.length > 0) renew(denied);
  }

  const idsWhere = (holds: (id: string, state: RemoteState) => boolean): string[] =>
    attempts
      .known()
      .filter(([id, state]) => holds(id, state))
      .map(([id]) => id);

  return { read: attempts.read, load, retry, prefetch, reportCrash, tearDown, outdated, renew, forgetDenied };
}
