/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';

/** The values of 'Fast 4G' in Chromium's developer tools. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export const onFast4G = (session: CDPSession, on: boolean) =>
  session.send('Network.emulateNetworkConditions', on ? FAST_4G : UNLIMITED);

declare global {
  interface Window {
    keystroke: number;
    firstKey: number;
    /** Milliseconds from the first key to the row that was typed. */
    rowAfter: Promise<number>;
    longTasks: number[];
  }
}

/** Runs in every page before its own scripts: records when keys arrive, and the long tasks that block the page. */
export function watchPage(): void {
  window.keystroke = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.firstKey = timeStamp;
    },
    { capture: true, once: true },
  );
  window.longTasks = [];
  addEventListener(
    'input',
    ({ timeStamp }) => {
      window.keystroke = timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Presses a key; time from its arrival to the frame after the one in which the rows have changed. */
export async function timeKey(page: Page, key: string): Promise<number> {
  const before = await page.evaluate(shownRows);
  const changed = page.evaluate(untilOtherRows, before);
  await page.keyboard.press(key);
  return changed;
}

/** Rows of the table; of the list for a vehicle, which is none, its lines. */
function shownRows(): string {
  const grid = document.querySelector('[role="grid"]');
  const lines = document.querySelectorAll('main section li').length;
  return `${grid?.getAttribute('aria-rowcount')} ${grid?.querySelector('[data-index="0"]')?.textContent} ${lines}`;
}

function untilOtherRows(before: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const grid = document.querySelector('[role="grid"]');
      const lines = document.querySelectorAll('main section li').length;
      const now = `${grid?.getAttribute('aria-rowcount')} ${grid?.querySelector('[data-index="0"]')?.textContent} ${lines}`;
      if (now === before) requestAnimationFrame(look);
      // The current frame has been painted when the next message is read.
      else {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - window.keystroke);
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(look);
  });
}

/** More than the answer takes: whoever asks the page meanwhile slows down what is measured. */
const QUIET_MS = 800;

/** Types a reference; time from its first key to the frame after the one in which its row stands. */
export async function timeTyped(page: Page, reference: string): Promise<number> {
  await page.evaluate(noteRowOf, reference);
  await page.keyboard.type(reference);
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => window.rowAfter);
}

/** Finds it by the page's text, not by its roles: to name all rows in each frame would slow down what is measured, too. */
function noteRowOf(reference: string): void {
  window.rowAfter = new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelectorAll('[role="grid"] [data-index]');
      if (![...rows].some(({ textContent }) => textContent.includes(reference))) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - window.firstKey);
      port2.postMessage(null);
    };
    look();
  });
}
