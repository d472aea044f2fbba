/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Holds back files until the test lets them come. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The shell's own programs. */
export const holdPrograms = (page: Page) => hold(page, /\/assets\/(host|vendor)\.\w+\.js$/);

/** How far what is seen has moved since the page began. */
export const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/** Where everything stands that can be seen, and in which colours. */
export const placesIn = (page: Page, within: string) =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll(`:is(${within}) *`)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        // What runs along a bar is never in one place.
        const isLeftOut = element.matches(
          '[data-frame], [data-painted], [data-screen], [role=progressbar] *',
        );
        // Words for screen readers only are a pixel wide.
        return width * height <= 1 || isLeftOut
          ? []
          : [`${element.tagName} ${x} ${y} ${width} ${height} ${color} ${backgroundColor} ${fontSize}`];
      }),
    within,
  );
export const places = (page: Page) => placesIn(page, '#app');
