const LEFT_ALONE_MS = 60_000;

/** Leaves a service that does not answer alone for a minute: nobody waits for it, and it can recover. */
export function breaker(now: () => number) {
  let closedUntil = 0;
  return {
    /** A clock that was set back does not keep it closed for longer than a minute. */
    isClosed: () => closedUntil > now() && closedUntil <= now() + LEFT_ALONE_MS,
    failed: () => {
      closedUntil = now() + LEFT_ALONE_MS;
    },
    answered: () => {
      closedUntil = 0;
    },
  };
}
