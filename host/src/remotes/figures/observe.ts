/** What the browser measures by itself, where it does; each answer ends it. */

/** A browser tells of nothing shorter. */
const SHORTEST_MS = 16;
const LONG_MS = 50;

interface Interaction extends PerformanceEntry {
  /** The same for all events of one click or key; 0 for what is none. */
  interactionId?: number;
}

interface Frame extends PerformanceEntry {
  blockingDuration?: number;
  scripts?: readonly { sourceURL: string; duration: number }[];
}

function observe(type: string, take: (entry: PerformanceEntry) => void, more: object = {}): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, ...more });
  return () => observer.disconnect();
}

/** From the event to the paint that shows what came of it. */
export const observeInteractions = (
  take: (id: number, startedAt: number, ms: number) => void,
): (() => void) =>
  observe(
    'event',
    ({ interactionId, startTime, duration }: Interaction) => {
      if (interactionId) take(interactionId, startTime, duration);
    },
    { durationThreshold: SHORTEST_MS },
  );

/** While nobody was answered, and the scripts that ran then, the longest first, as far as the browser knows. */
export function observeLongTasks(take: (ms: number, scripts: string[]) => void): () => void {
  if (PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame'))
    return observe('long-animation-frame', ({ duration, blockingDuration = 0, scripts = [] }: Frame) => {
      const ranked = [...scripts].sort((one, other) => other.duration - one.duration);
      if (blockingDuration > 0)
        take(
          duration,
          ranked.map(({ sourceURL }) => sourceURL),
        );
    });
  return observe('longtask', ({ duration }) => {
    if (duration >= LONG_MS) take(duration, []);
  });
}

/** Of this page's own objects, in MB; null where the browser does not tell. */
export function heapMegabytes(): number | null {
  const { memory } = performance as { memory?: { usedJSHeapSize?: number } };
  return memory?.usedJSHeapSize === undefined ? null : memory.usedJSHeapSize / 1e6;
}
