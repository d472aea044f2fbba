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

/** Calls onOver when nothing was heard for that long, and onLate with the milliseconds by which a tick was late. */
export function createPatience(
  { after, now }: Clock,
  ms: number,
  onOver: () => void,
  onLate: (ms: number) => void = () => {},
): Patience {
  let callOff = () => {};
  let since = now();
  const lookBack = () => onLate(now() - since - TICK_MS);
  const tick = (left: number) => {
    since = now();
    callOff = after(Math.min(TICK_MS, left), () => {
      lookBack();
      if (left > TICK_MS) tick(left - TICK_MS);
      else onOver();
    });
  };
  tick(ms);
  return {
    restart() {
      callOff();
      tick(ms);
    },
    end() {
      callOff();
      lookBack();
    },
  };
}
