import type { Clock } from './clock.ts';
import { LoadFailure } from './failure.ts';

/** Nobody takes a page for living that does not answer for so long. */
const NOTICED_MS = 2_000;
/** A clock that is later than that: the machine was asleep. */
const ASLEEP_MS = 60_000;

export type Blocks = ReturnType<typeof createBlocks>;

/**
 * Code that runs without a pause stops every clock of the page: only afterwards is it known for how long. The remote works
 * then, so it stays, but its team has to know.
 */
export function createBlocks({ now }: Clock) {
  let longest = 0;
  return {
    timed<T>(work: () => T): T {
      const since = now();
      try {
        return work();
      } finally {
        longest = Math.max(longest, now() - since);
      }
    },
    /** A tick was late by so much: files that run as they arrive are seen by that only. */
    late(ms: number): void {
      if (ms < ASLEEP_MS && !globalThis.document?.hidden) longest = Math.max(longest, ms);
    },
    /** What to report of it, if anything. */
    failure: () =>
      longest >= NOTICED_MS
        ? new LoadFailure('blocked', `the page stood still for ${Math.round(longest)} ms`)
        : undefined,
  };
}
