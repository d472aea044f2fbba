/// <reference lib="dom" />
/**
 * The table with 100,000 rows: the time from having the data to the first rows, at full speed and with the CPU slowed down
 * four times, and the frames of a scroll with the slowed CPU.
 */
import type { Page } from 'playwright-core';
import { openGallery } from '../tools/gallery.ts';
import { openBrowser } from './lib/browser.ts';
import { scrollFrames } from './lib/scroll-frames.ts';
import { percentile, type Row, table } from './lib/table.ts';

const SLOWDOWN = 4;
const FRAMES = 600;
const PIXELS_A_FRAME = 60;

/** Runs in the page: shows the table; time from having the data to the frame with the first row. */
async function firstRows(): Promise<number> {
  const painted = new Promise<number>((resolve) => {
    const look = () =>
      document.querySelector('[role="row"][data-index="0"]')
        ? requestAnimationFrame(() => resolve(performance.now()))
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Afficher')?.click();
  return (await painted) - (performance.getEntriesByName('data')[0]?.startTime ?? 0);
}

export async function measure(): Promise<string> {
  const gallery = await openGallery();
  const browser = await openBrowser();
  const open = async (slowdown: number): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${gallery.address}/?section=bench&scheme=light`);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return page;
  };
  try {
    const full = await open(1);
    const firstRowsFull = await full.evaluate(firstRows);
    await full.close();
    const page = await open(SLOWDOWN);
    const firstRowsSlowed = await page.evaluate(firstRows);
    const gaps = await page.evaluate(scrollFrames, [FRAMES, PIXELS_A_FRAME] as const);
    return table(rowsOf(firstRowsFull, firstRowsSlowed, gaps));
  } finally {
    await browser.close();
    await gallery.close();
  }
}

function rowsOf(full: number, slowed: number, gaps: number[]): Row[] {
  return [
    ['first rows after having 100,000', '100 ms', `${Math.round(full)} ms`],
    [`the same, CPU slowed down ${SLOWDOWN} times`, '', `${Math.round(slowed)} ms`],
    [
      `scroll, CPU slowed down ${SLOWDOWN} times, p95 frame`,
      '17 ms',
      `${percentile(gaps, 0.95).toFixed(1)} ms`,
    ],
    ['worst frame', '50 ms', `${percentile(gaps, 1).toFixed(1)} ms`],
    ['frames over 50 ms', '0', `${gaps.filter((gap) => gap > 50.1).length} of ${gaps.length}`],
  ];
}
