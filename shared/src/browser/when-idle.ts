/**
 * Calls `work` while the page is idle, and at the latest after `longestWaitMs`; after `otherwiseMs` in Safari, which has no idle
 * callbacks. The answer calls it off.
 */
export function whenIdle(work: () => void, longestWaitMs: number, otherwiseMs = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(asked);
}
