import type { Release } from '@extranet/shared/registry';
import type { RemoteRegistry } from '../registry/registry.ts';
import type { Attempts } from './attempts.ts';
import { type Choices, isCompatible, standInsFor } from './choices.ts';
import type { Clock } from './clock.ts';
import { type FailureKind, LoadFailure } from './failure.ts';
import type { Report } from './reports.ts';
import type { Settling } from './settling.ts';
import type { Wanted } from './states.ts';

export interface CrashesParts {
  registry: RemoteRegistry;
  clock: Clock;
  choices: Choices;
  settling: Settling;
  report: (report: Report) => void;
  /** A part of a remote no longer answers. */
  onImpaired: (remote: { id: string; label: string }) => void;
}

/** What becomes of a remote that was ready and then threw. */
export function createCrashes({ registry, clock, choices, settling, report, onImpaired }: CrashesParts) {
  /**
   * The release before it takes its place. Without one, a part that cannot be drawn says so where it is and the rest
   * of the remote goes on; a remote whose saga is gone has failed.
   */
  function crashed(attempts: Attempts, id: string, kind: FailureKind, error: unknown, wanted: Wanted): void {
    const state = attempts.read(id);
    if (state.status !== 'ready') return;
    const failure = new LoadFailure(kind, String(error), error);
    const incident = attempts.newErrorId(id);
    const durationMs = clock.now() - state.since;
    report({ remote: id, release: state.release.id, failure, state: 'ready', durationMs, incident });
    const entry = registry.find(id);
    const standIns = entry ? standInsFor(state.release, choices(entry)) : [];
    const hasStandIn = standIns.some(isCompatible);
    if (!hasStandIn && kind === 'render') return;
    settling.unsettle(id);
    if (hasStandIn) void attempts.startAnew(id, wanted, 'first', standIns);
    else attempts.fail(id, failure, wanted, incident);
  }

  /** The rest of the remote works on, and somebody may be writing in it: nothing is taken away, the loss is said. */
  function partCrashed(
    attempts: Attempts,
    id: string,
    release: Release,
    error: unknown,
    since: number,
  ): void {
    const failure = new LoadFailure('saga', String(error), error);
    const incident = attempts.newErrorId(id);
    const durationMs = clock.now() - since;
    report({ remote: id, release: release.id, failure, state: 'ready', durationMs, incident });
    onImpaired({ id, label: registry.find(id)?.label ?? id });
  }

  return { crashed, partCrashed };
}
