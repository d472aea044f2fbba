import type { Release } from '@extranet/shared/registry';
import type { RemoteRegistry } from '../registry/registry.ts';
import type { Attempts } from './attempts.ts';
import { type Choices, type Fits, standInsFor } from './choices.ts';
import { LoadFailure } from './failure.ts';
import type { Reports } from './reports.ts';
import type { Settling } from './settling.ts';
import type { Wanted } from './states.ts';

export interface CrashesParts {
  registry: RemoteRegistry;
  choices: Choices;
  fits: Fits;
  settling: Settling;
  reports: Reports;
  /** A part of a remote no longer works. */
  onImpaired: (remote: { id: string; label: string }) => void;
}

/** What happens to a remote that was ready and then threw an error. */
export function createCrashes({ registry, choices, fits, settling, reports, onImpaired }: CrashesParts) {
  /**
   * The previous release replaces it. Without one, a page that cannot be rendered shows a message and the rest of the
   * remote keeps working; a remote whose saga has crashed has failed. Returns the number that the message shows.
   */
  function crashed(attempts: Attempts, id: string, failure: LoadFailure, wanted: Wanted): string | undefined {
    const state = attempts.read(id);
    if (state.status !== 'ready') return undefined;
    const incident = attempts.newErrorId(id);
    reportReady(id, state.release, failure, state.since, incident);
    const entry = registry.find(id);
    const standIns = entry ? standInsFor(state.release, choices(entry)) : [];
    const hasStandIn = standIns.some(fits);
    if (!hasStandIn && failure.kind !== 'saga') return incident;
    settling.unsettle(id);
    if (hasStandIn) void attempts.startAnew(id, wanted, 'first', standIns);
    else attempts.fail(id, failure, wanted, incident);
    return incident;
  }

  /** The rest of the remote works, and somebody may be typing in it: it stays, and a message is shown. */
  function partCrashed(
    attempts: Attempts,
    id: string,
    release: Release,
    error: unknown,
    since: number,
  ): void {
    reportReady(id, release, new LoadFailure('saga', String(error), error), since, attempts.newErrorId(id));
    onImpaired({ id, label: registry.find(id)?.label ?? id });
  }

  const reportReady = (
    remote: string,
    release: Release,
    failure: LoadFailure,
    since: number,
    incident: string,
  ): void => reports.failed({ remote, release: release.id, failure, state: 'ready', since, incident });

  return { crashed, partCrashed };
}
