import type { Clock } from './clock.ts';

/**
 * A limit is counted in ticks: while the page is blocked, asleep or hidden hardly any pass. Otherwise a busy machine would
 * pass for a remote that hangs.
 */
const TICK_MS = 500;

export interface Patience {
  /** Something was heard: the limit counts from the beginning. */
  restart: () => void;
  end: () => void;
}

/** Calls onOver when nothing was heard for that long. */
export function createPatience({ after }: Clock, ms: number, onOver: () => void): Patience {
  let callOff = () => {};
  const tick = (left: number) => {
    callOff = after(Math.min(TICK_MS, left), () => (left > TICK_MS ? tick(left - TICK_MS) : onOver()));
  };
  tick(ms);
  return {
    restart() {
      callOff();
      tick(ms);
    },
    end: () => callOff(),
  };
}
