import type { Clock } from './clock.ts';
import { LoadFailure } from './failure.ts';

/** Nobody takes a page for living that does not answer for so long. */
const NOTICED_MS = 2_000;

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
    /** What to report of it, if anything. */
    failure: () =>
      longest >= NOTICED_MS
        ? new LoadFailure('blocked', `the page stood still for ${Math.round(longest)} ms`)
        : undefined,
  };
}
