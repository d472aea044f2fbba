export interface Clock {
  /** Milliseconds since the page began. */
  now: () => number;
  /** Milliseconds since 1970. */
  date: () => number;
  /** Runs something later; the answer calls it off. */
  after: (ms: number, then: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
