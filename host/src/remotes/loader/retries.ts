import type { Surroundings } from './surroundings.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

interface Retry {
  failures: number;
  callOff: () => void;
  /** Absent while it is loaded and only its failures are remembered. */
  again?: () => void;
}

export interface Retries {
  /** The connection is back. */
  now: () => void;
  schedule: (id: string, again: () => void) => void;
  loaded: (id: string) => void;
  cancel: (id: string) => void;
  failuresOf: (id: string) => number;
}

/**
 * Remotes that failed are tried again by themselves: soon, then less and less often, and at once when the network is
 * back.
 */
export function createRetries({ clock, onOnline }: Pick<Surroundings, 'clock' | 'onOnline'>): Retries {
  const retries = new Map<string, Retry>();
  const now = () => {
    for (const { again } of [...retries.values()]) again?.();
  };
  onOnline(now);
  return {
    now,
    schedule(id, again) {
      const before = retries.get(id);
      before?.callOff();
      const failures = (before?.failures ?? 0) + 1;
      const wait = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
      retries.set(id, { failures, again, callOff: clock.after(wait, again) });
    },
    /** Loaded. Keep the count of failures for a minute, so that a relapse waits longer. */
    loaded(id) {
      const before = retries.get(id);
      if (!before) return;
      before.callOff();
      const callOff = clock.after(LONGEST_MS, () => retries.delete(id));
      retries.set(id, { failures: before.failures, callOff });
    },
    cancel(id) {
      retries.get(id)?.callOff();
      retries.delete(id);
    },
    failuresOf: (id) => retries.get(id)?.failures ?? 0,
  };
}
