/// <reference lib="dom" />
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    firstRowAt?: number;
  }
}

/** Runs in every page before its own scripts: records the time of the frame after the first row appears. */
export function watchFirstRow(): void {
  const look = () => {
    if (document.querySelector('[role="grid"] [data-index="0"]'))
      requestAnimationFrame((now) => {
        window.firstRowAt = now;
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Time from the last byte of the threads' answer to their first row on the screen. */
export async function answerToRows(page: Page): Promise<number> {
  await page.waitForFunction(() => window.firstRowAt !== undefined);
  return page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/faq/threads')) as PerformanceResourceTiming[];
    return (window.firstRowAt ?? 0) - (answer?.responseEnd ?? 0);
  });
}

/** Runs in the page: scrolls to its end, a little in each frame, and returns the times between the frames. */
export function scrollToEnd(pixels: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before: number | undefined;
    const step = (now: number) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      if (scrollTop + clientHeight >= scrollHeight - 1) {
        resolve(gaps);
        return;
      }
      scrollBy(0, pixels);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
