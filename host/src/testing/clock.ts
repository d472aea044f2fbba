import type { Clock } from '../remotes/loader/clock.ts';

/** A clock that moves only when a test calls advance. */
export function manualClock() {
  let now = 0;
  const timers = new Map<object, { at: number; then: () => void }>();
  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];

  const clock: Clock = {
    now: () => now,
    date: () => 1_790_000_000_000 + now,
    after(ms, then) {
      const key = {};
      timers.set(key, { at: now + ms, then });
      return () => timers.delete(key);
    },
  };
  function advance(ms: number): void {
    const end = now + ms;
    for (let due = next(end); due; due = next(end)) {
      const [key, { at, then }] = due;
      timers.delete(key);
      now = at;
      then();
    }
    now = end;
  }
  return { clock, advance };
}
