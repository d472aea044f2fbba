import {
  assetsForPath,
  assetsForSlot,
  type RegistryEntry,
  type Release,
  type ReleaseAsset,
} from '@extranet/shared/registry';
import { contractBreach, type RemoteModule } from '@extranet/shared/remote';
import { type Choices, isCompatible } from './choices.ts';
import type { Clock } from './clock.ts';
import { LoadFailure, toLoadFailure } from './failure.ts';
import type { Gate } from './gate.ts';
import type { Report } from './reports.ts';
import type { Step, Wanted } from './states.ts';

export interface BringUpParts {
  clock: Clock;
  gate: Gate;
  choices: Choices;
  /** The part of an entry that its owner signed. */
  signedPart: (entry: RegistryEntry) => Promise<RegistryEntry>;
  fetchAssets: (release: Release, assets: ReleaseAsset[]) => Promise<void>;
  /** Starts to fetch what the files need of the platform. */
  prefetchPlatform: (assets: ReleaseAsset[]) => void;
  /** Runs what was fetched and answers what it exposes. */
  evaluate: (release: Release) => Promise<unknown>;
  /** Its texts come before anything else of it, so that nothing is ever painted as bare keys. */
  takeTexts: (module: RemoteModule) => Promise<void>;
  report: (report: Report) => void;
}

export interface Attempt {
  wanted: Wanted;
  /** The number that the page shows should it fail. */
  errorId: string;
  /** Absent: any release. */
  only?: Release[] | undefined;
  /** Given up meanwhile, by a sign-out for example: nothing of it may arrive any more. */
  signal: AbortSignal;
  onStep: (step: Step) => void;
  /** Takes the module into the page; throws when it fails at once. */
  take: (module: RemoteModule, release: Release, insteadOf: string | undefined) => void;
}

export type Outcome =
  | { status: 'ready' | 'abandoned' | 'denied' }
  | { status: 'incompatible'; detail: string }
  | { status: 'failed'; failure: LoadFailure };

export type BringUp = (given: RegistryEntry, attempt: Attempt) => Promise<Outcome>;

export const assetsFor = (release: Release, wanted: Wanted): ReleaseAsset[] =>
  'path' in wanted ? assetsForPath(release, wanted.path) : assetsForSlot(release, wanted.slot);

/** The best release for this account, and when it cannot be had the one behind it; nothing that is not signed. */
export function createBringUp(parts: BringUpParts): BringUp {
  const { clock, gate, choices, signedPart, report } = parts;

  return async (given, attempt) => {
    const { only, signal, errorId, onStep } = attempt;
    const { id } = given;
    onStep('gating');
    if (!(await gate(given))) return { status: 'denied' };
    if (signal.aborted) return { status: 'abandoned' };
    onStep('checking');
    const best = choices(given)[0] ?? given.stable;
    const since = clock.now();
    let entry: RegistryEntry;
    try {
      entry = await signedPart(given);
    } catch (thrown) {
      const failure = toLoadFailure(thrown);
      const durationMs = clock.now() - since;
      report({ remote: id, release: best.id, failure, state: 'fetching', durationMs, incident: errorId });
      return { status: 'failed', failure };
    }
    const isWanted = (release: Release) => !only || only.some((one) => one.id === release.id);
    const runnable = choices(entry).filter((release) => isWanted(release) && isCompatible(release));
    if (runnable.length === 0) return { status: 'incompatible', detail: `speaks contract ${best.contract}` };
    return tryEach(id, runnable, best, attempt);
  };

  async function tryEach(id: string, runnable: Release[], best: Release, attempt: Attempt): Promise<Outcome> {
    let failure = new LoadFailure('network', 'nothing was tried');
    for (const release of runnable) {
      if (attempt.signal.aborted) return { status: 'abandoned' };
      const since = clock.now();
      let state: Report['state'] = 'fetching';
      const enter = (step: 'fetching' | 'evaluating') => {
        state = step;
        attempt.onStep(step);
      };
      try {
        const module = await tryOne(id, release, attempt.wanted, enter);
        if (attempt.signal.aborted) return { status: 'abandoned' };
        attempt.take(module, release, release.id === best.id ? undefined : best.id);
        return { status: 'ready' };
      } catch (thrown) {
        failure = toLoadFailure(thrown);
        const durationMs = clock.now() - since;
        report({ remote: id, release: release.id, failure, state, durationMs, incident: attempt.errorId });
      }
    }
    return { status: 'failed', failure };
  }

  async function tryOne(
    id: string,
    release: Release,
    wanted: Wanted,
    enter: (step: 'fetching' | 'evaluating') => void,
  ): Promise<RemoteModule> {
    enter('fetching');
    const assets = assetsFor(release, wanted);
    // Beside the remote's own files, not after them.
    parts.prefetchPlatform(assets);
    await parts.fetchAssets(release, assets);
    enter('evaluating');
    const exposed = await parts.evaluate(release);
    const breach = contractBreach(exposed, id);
    if (breach) throw new LoadFailure('contract', breach);
    const module = exposed as RemoteModule;
    await parts.takeTexts(module);
    return module;
  }
}
