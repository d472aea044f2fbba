/**
 * Calls `work` after a pause in which somebody may go on typing. The answer calls it off. It goes before what a page does by
 * itself just after it was opened: a timer of 25 ms came 100 ms late there, at a quarter of the speed.
 */
export function afterPause(work: () => void, ms: number): () => void {
  // Safari has no tasks with a priority.
  if (typeof scheduler === 'undefined') {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  }
  const further = new AbortController();
  const { signal } = further;
  scheduler.postTask(work, { delay: ms, priority: 'user-blocking', signal }).catch((failure) => {
    if (!signal.aborted) reportError(failure);
  });
  return () => further.abort();
}
