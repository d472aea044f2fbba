import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteModule } from '@extranet/shared/remote';
import { createBlocks } from './blocks.ts';
import type { Choices, Fits } from './choices.ts';
import type { Clock } from './clock.ts';
import { createEvaluate, type EvaluateParts } from './evaluate.ts';
import { type LoadFailure, toLoadFailure } from './failure.ts';
import type { FetchFiles } from './files.ts';
import type { Gate } from './gate.ts';
import type { Report, Reports } from './reports.ts';
import type { RemoteState, Step, Wanted } from './states.ts';

export interface BringUpParts extends EvaluateParts {
  clock: Clock;
  gate: Gate;
  choices: Choices;
  fits: Fits;
  /** The part of an entry that its owner signed. */
  signedPart: (entry: RegistryEntry) => Promise<RegistryEntry>;
  fetchFiles: FetchFiles;
  reports: Reports;
}

export interface Attempt {
  wanted: Wanted;
  /** The number that the page shows should it fail. */
  errorId: string;
  /** Absent: any release. */
  only?: Release[] | undefined;
  /** Aborted when the attempt is given up, by a sign-out for example: from then on it changes and reports nothing. */
  signal: AbortSignal;
  onStep: (step: Step) => void;
  /** Takes the module into the page; throws when it fails at once. */
  take: (module: RemoteModule, release: Release, insteadOf: string | undefined) => void;
}

/** Returns the state in which it ends without being ready; throws when the last release has failed. */
export type BringUp = (given: RegistryEntry, attempt: Attempt) => Promise<RemoteState | undefined>;

/** Tries the best release for this account, then the one before it; never one that is not signed. */
export function createBringUp(parts: BringUpParts): BringUp {
  const { clock, gate, choices, fits, signedPart } = parts;
  const evaluate = createEvaluate(parts);

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
    const runnable = choices(entry).filter((release) => isWanted(release) && fits(release));
    if (runnable.length > 0) return tryEach(given.id, runnable, best, attempt);
    return { status: 'incompatible', detail: `${best.id} is not for this shell`, errorId };
  };

  async function tryEach(id: string, runnable: Release[], best: Release, attempt: Attempt) {
    const { signal } = attempt;
    let failure: LoadFailure | undefined;
    for (const release of runnable) {
      if (signal.aborted) break;
      const since = clock.now();
      const blocks = createBlocks(clock);
      let state: 'fetching' | 'evaluating' = 'fetching';
      try {
        attempt.onStep(state);
        const { borrowed } = await parts.fetchFiles(release, attempt.wanted);
        state = 'evaluating';
        attempt.onStep(state);
        const module = await evaluate(id, release, { borrowed, signal, blocks });
        if (signal.aborted) return undefined;
        blocks.timed(() => attempt.take(module, release, release.id === best.id ? undefined : best.id));
        parts.reports.cameUp(id, release.id);
        const blocked = blocks.failure();
        if (blocked) reported(id, release, 'ready', since, blocked, attempt);
        return undefined;
      } catch (thrown) {
        failure = reported(id, release, state, since, thrown, attempt);
      }
    }
    throw failure;
  }

  function reported(
    remote: string,
    release: Release,
    state: Report['state'],
    since: number,
    thrown: unknown,
    attempt: Attempt,
  ): LoadFailure {
    const failure = toLoadFailure(thrown);
    if (!attempt.signal.aborted)
      parts.reports.failed({ remote, release: release.id, failure, state, since, incident: attempt.errorId });
    return failure;
  }
}
