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
import { takeTexts } from './settling.ts';
import type { RemoteState, Step, Wanted } from './states.ts';

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
  report: (report: Report) => void;
}

export interface Attempt {
  wanted: Wanted;
  /** The number that the page shows should it fail. */
  errorId: string;
  /** Absent: any release. */
  only?: Release[] | undefined;
  /** Aborted when the attempt is given up, by a sign-out for example: from then on it must change nothing. */
  signal: AbortSignal;
  onStep: (step: Step) => void;
  /** Takes the module into the page; throws when it fails at once. */
  take: (module: RemoteModule, release: Release, insteadOf: string | undefined) => void;
}

/** Returns the state in which it ends without being ready; throws when the last release has failed. */
export type BringUp = (given: RegistryEntry, attempt: Attempt) => Promise<RemoteState | undefined>;

export const assetsFor = (release: Release, wanted: Wanted): ReleaseAsset[] =>
  'path' in wanted ? assetsForPath(release, wanted.path) : assetsForSlot(release, wanted.slot);

/** Tries the best release for this account, then the one before it; never one that is not signed. */
export function createBringUp(parts: BringUpParts): BringUp {
  const { clock, gate, choices, signedPart } = parts;

  return async (given, attempt) => {
    attempt.onStep('gating');
    if (!(await gate(given))) return { status: 'denied' };
    attempt.onStep('checking');
    const { only, errorId } = attempt;
    const best = choices(given)[0] ?? given.stable;
    const since = clock.now();
    const entry = await signedPart(given).catch((thrown: unknown) => {
      throw reported(given.id, best, 'fetching', since, thrown, attempt);
    });
    const isWanted = (release: Release) => !only || only.some(({ id }) => id === release.id);
    const runnable = choices(entry).filter((release) => isWanted(release) && isCompatible(release));
    if (runnable.length > 0) return tryEach(given.id, runnable, best, attempt);
    return { status: 'incompatible', detail: `speaks contract ${best.contract}`, errorId };
  };

  async function tryEach(id: string, runnable: Release[], best: Release, attempt: Attempt) {
    let failure: LoadFailure | undefined;
    for (const release of runnable) {
      if (attempt.signal.aborted) break;
      const since = clock.now();
      let state: 'fetching' | 'evaluating' = 'fetching';
      try {
        attempt.onStep(state);
        await fetchFiles(release, attempt.wanted);
        state = 'evaluating';
        attempt.onStep(state);
        const module = await evaluate(id, release);
        if (!attempt.signal.aborted)
          attempt.take(module, release, release.id === best.id ? undefined : best.id);
        return undefined;
      } catch (thrown) {
        failure = reported(id, release, state, since, thrown, attempt);
      }
    }
    throw failure;
  }

  async function fetchFiles(release: Release, wanted: Wanted): Promise<void> {
    const assets = assetsFor(release, wanted);
    // Beside the remote's own files, not after them.
    parts.prefetchPlatform(assets);
    await parts.fetchAssets(release, assets);
  }

  async function evaluate(id: string, release: Release): Promise<RemoteModule> {
    const exposed = await parts.evaluate(release);
    const breach = contractBreach(exposed, id);
    if (breach) throw new LoadFailure('contract', breach);
    const module = exposed as RemoteModule;
    // Before anything else of it, so that no text key is ever shown.
    await takeTexts(module);
    return module;
  }

  function reported(
    remote: string,
    release: Release,
    state: Report['state'],
    since: number,
    thrown: unknown,
    { errorId }: Attempt,
  ): LoadFailure {
    const failure = toLoadFailure(thrown);
    parts.report({ remote, release: release.id, failure, state, since, incident: errorId });
    return failure;
  }
}
