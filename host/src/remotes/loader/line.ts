import type { Clock } from './clock.ts';
import { createPatience, type Patience } from './patience.ts';

/** The page's line to the server, as far as remotes use it. */
export interface Line {
  /** Bytes of any file have come. */
  heard: () => void;
  /** Calls onSilence when no file at all moved for that long; the answer ends the wait. */
  listen: (ms: number, onSilence: () => void) => () => void;
}

/**
 * On a slow line files take turns, and one that waits for another does not hang: whatever comes restarts every wait. What
 * hangs is known once the others are there.
 */
export function createLine(clock: Clock): Line {
  const waits = new Set<Patience>();
  return {
    heard() {
      for (const wait of waits) wait.restart();
    },
    listen(ms, onSilence) {
      const wait = createPatience(clock, ms, onSilence);
      waits.add(wait);
      return () => {
        wait.end();
        waits.delete(wait);
      };
    },
  };
}
