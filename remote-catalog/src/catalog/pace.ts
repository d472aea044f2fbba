/** A slice of work between two frames: what is done in one go must never be felt. */
const SLICE_MS = 5;
/** A busy page goes on loading all the same. */
const LONGEST_WAIT_MS = 60;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, 0);
  });

/** Awaited between two pieces of work: gives the page its turn when the slice is used up. */
export function createPace(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await idle();
    until = performance.now() + SLICE_MS;
  };
}
