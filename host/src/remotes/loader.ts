import { type RegistryEntry, type Release, releasesFor } from '@extranet/shared/registry';
import type { AppStore, PlatformState } from '@extranet/shared/store';
import { assetsFor, evaluate, fetchRelease, isCompatible, type Wanted } from './bring-up.ts';
import { prepareFederation } from './federation.ts';
import { fetchAssets } from './fetch-assets.ts';
import { cancelRecovery, recovered, scheduleRecovery } from './recovery.ts';
import { announce, dropAdminEntries, entryForPath, findEntry, readRegistry } from './registry-store.ts';
import { remoteImpaired } from './remotes.slice.ts';
import { reportFailure } from './reports.ts';
import { settle, takeTexts, unsettle } from './settle.ts';
import { signedPart } from './signatures.ts';
import {
  type FailureReason,
  type LoadFailure,
  loadFailure,
  type RemoteState,
  toLoadFailure,
} from './states.ts';

const IDLE: RemoteState = { status: 'idle' };

let store: AppStore;
const states = new Map<string, RemoteState>();
const running = new Map<string, Promise<void>>();
/** Raised by every sign-out: what was on its way then must not arrive in the next session. */
let generation = 0;

export function startLoader(appStore: AppStore): void {
  store = appStore;
  prepareFederation();
}

export const readState = (id: string): RemoteState => states.get(id) ?? IDLE;

/** Loads a remote once, however many ask; a failed one is tried again by itself, or by retry. */
export function load(id: string, wanted: Wanted): Promise<void> {
  if (running.has(id) || readState(id).status !== 'idle') return running.get(id) ?? Promise.resolve();
  return attempt(id, wanted, 'fetching');
}

/** Somebody asked for it: they see that it is tried. */
export function retry(id: string, wanted: Wanted): Promise<void> {
  return running.get(id) ?? attempt(id, wanted, 'retrying');
}

/** A link was hovered or focused: when it is clicked, everything that its page needs is at hand. */
export async function prefetch(path: string): Promise<void> {
  const entry = entryForPath(path);
  if (!entry) return;
  await load(entry.id, { path });
  const state = readState(entry.id);
  if (state.status !== 'ready') return;
  state.module.prefetch?.(path);
  await fetchAssets(state.release, assetsFor(state.release, { path })).catch(() => {
    // Only a head start was lost: the click asks again and says what is wrong.
  });
}

/**
 * It stood and then threw: the release before it takes its place. Without one, a part that cannot be drawn says so
 * where it stands and the rest of the remote goes on; a remote whose saga is gone has failed.
 */
export function reportCrash(id: string, reason: FailureReason, error: unknown, wanted: Wanted): void {
  const state = readState(id);
  if (state.status !== 'ready') return;
  const failure = loadFailure(reason, String(error), error);
  const incident = newErrorId(id);
  reportFailure(id, state.release.id, failure, { state: 'ready', since: state.since, incident });
  const entry = findEntry(id);
  const others = entry ? choices(entry) : [];
  // Those behind the one that broke: going forward again would only break again.
  const standIns = others.slice(others.findIndex((release) => release.id === state.release.id) + 1);
  const hasStandIn = standIns.some(isCompatible);
  if (!hasStandIn && reason === 'render') return;
  unsettle(store, id);
  if (hasStandIn) void attempt(id, wanted, 'fetching', standIns);
  else fail(id, failure, wanted, incident);
}

/** The rest of the remote works on, and somebody may be writing in it: nothing is taken away, the loss is said. */
function reportPartCrash(id: string, release: Release, error: unknown, since: number): void {
  const moment = { state: 'ready', since, incident: newErrorId(id) } as const;
  reportFailure(id, release.id, loadFailure('saga', String(error), error), moment);
  store.dispatch(remoteImpaired({ id, label: findEntry(id)?.label ?? id }));
}

/** Signing out, or losing the administrators' right: nothing of a remote's state survives it. */
export function tearDown(access: RegistryEntry['access'][] = ['signedIn', 'admin']): void {
  generation += 1;
  for (const { id } of readRegistry().remotes.filter((entry) => access.includes(entry.access))) retire(id);
  if (access.includes('admin')) dropAdminEntries();
  announce();
}

/** Loaded remotes of which the registry has another release by now. */
export const outdated = (): string[] =>
  [...states].filter(([id, state]) => state.status === 'ready' && isSuperseded(id, state)).map(([id]) => id);

/** One that stands in for a broken release is not out of date: what would replace it is the broken one. */
const isSuperseded = (
  id: string,
  { release, insteadOf }: Extract<RemoteState, { status: 'ready' }>,
): boolean => {
  const entry = findEntry(id);
  const best = entry && choices(entry)[0]?.id;
  return best !== undefined && release.id !== best && insteadOf !== best;
};

const choices = (entry: RegistryEntry): Release[] => {
  const { user, adminUser } = (store.getState() as PlatformState).session;
  return releasesFor(entry, entry.access === 'admin' ? adminUser : user);
};

/** Their next showing loads the release that the registry now names. */
export function renew(ids: string[]): void {
  for (const id of ids) retire(id);
  announce();
}

function retire(id: string): void {
  cancelRecovery(id);
  unsettle(store, id);
  states.delete(id);
  running.delete(id);
}

function attempt(id: string, wanted: Wanted, shown: 'fetching' | 'retrying' | 'failed', only?: Release[]) {
  const entry = findEntry(id);
  if (!entry) return Promise.resolve();
  if (shown !== 'failed') change(id, { status: shown });
  const run = bringUp(entry, wanted, only).finally(() => {
    if (running.get(id) === run) running.delete(id);
  });
  running.set(id, run);
  return run;
}

/** The best release for this account, and when it cannot be had the one behind it; nothing that is not signed. */
async function bringUp(given: RegistryEntry, wanted: Wanted, only?: Release[]): Promise<void> {
  const { id } = given;
  const started = generation;
  const incident = incidentOf(id);
  const best = choices(given)[0] ?? given.stable;
  const entry = await signedPart(given).catch((thrown: unknown) => {
    const failure = toLoadFailure(thrown);
    reportFailure(id, best.id, failure, { state: 'fetching', since: performance.now(), incident });
    if (generation === started) fail(id, failure, wanted, incident);
  });
  if (!entry) return;
  const isWanted = (release: Release) => !only || only.some((one) => one.id === release.id);
  const runnable = choices(entry).filter((release) => isWanted(release) && isCompatible(release));
  if (runnable.length === 0) {
    const detail = `speaks contract ${best.contract}`;
    change(id, { status: 'incompatible', detail, errorId: incident });
    return;
  }
  let failure = loadFailure('network', 'nothing was tried');
  for (const release of runnable) {
    const since = performance.now();
    let reached: 'fetching' | 'evaluating' = 'fetching';
    try {
      await fetchRelease(release, wanted);
      reached = 'evaluating';
      if (readState(id).status === 'fetching') change(id, { status: 'evaluating' });
      const module = await evaluate(release, id);
      await takeTexts(module);
      if (generation !== started) return;
      settle(store, module, {
        onCrash: (error) => reportCrash(id, 'saga', error, wanted),
        onPartCrash: (error) => reportPartCrash(id, release, error, since),
      });
      recovered(id);
      const insteadOf = release.id === best.id ? undefined : best.id;
      change(id, { status: 'ready', module, release, insteadOf, since: performance.now() });
      return;
    } catch (thrown) {
      failure = toLoadFailure(thrown);
      reportFailure(id, release.id, failure, { state: reached, since, incident });
    }
  }
  if (generation === started) fail(id, failure, wanted, incident);
}

function fail(id: string, failure: LoadFailure, wanted: Wanted, errorId: string): void {
  const { loadFailure: reason, detail } = failure;
  console.error(`[remote ${id}] ${errorId} ${reason}: ${detail}`, failure);
  change(id, { status: 'failed', reason, detail, errorId });
  scheduleRecovery(id, () => void (running.get(id) ?? attempt(id, wanted, 'failed')));
}

function change(id: string, state: RemoteState): void {
  states.set(id, state);
  announce();
}

/** One incident keeps one number, however often it is tried again behind the scenes. */
function incidentOf(id: string): string {
  const before = readState(id);
  return before.status === 'failed' ? before.errorId : newErrorId(id);
}

/** Short enough to be read out on the phone, and in the console beside the reason. */
const newErrorId = (id: string): string => `${id}-${Date.now().toString(36).slice(-5)}`.toUpperCase();
