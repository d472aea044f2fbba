/// <reference lib="dom" />
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    largestPaint: number;
    shift: number;
    interactions: { id: number; name: string; duration: number }[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId: number;
  target: Element | null;
}

/** Runs in every page before its own scripts: records paints, layout shifts and interactions for the web vitals. */
export function watchVitals(): void {
  window.largestPaint = 0;
  window.shift = 0;
  window.interactions = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) window.shift += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId, target, name, duration } = entry as Interaction;
      if (!interactionId) return;
      // A press and the click behind it are one interaction, as long as the longer of them.
      const known = window.interactions.find(({ id }) => id === interactionId);
      const label = target?.getAttribute('aria-label') ?? target?.textContent ?? target?.tagName ?? '';
      if (known) known.duration = Math.max(known.duration, duration);
      else window.interactions.push({ id: interactionId, name: `${name} ${label.slice(0, 40)}`, duration });
    },
    { durationThreshold: 16 },
  );
}

export const vitalsOf = (page: Page) =>
  page.evaluate(() => ({
    largestPaint: window.largestPaint,
    shift: window.shift,
    interactions: window.interactions,
  }));
