/// <reference lib="dom" />
/**
 * The table of 100,000 rows under a CPU slowed down four times: time from having the data to the first rows (on a
 * full and on a slowed CPU), and the frames of a scroll.
 */
import { chromium, type Page } from 'playwright-core';
import { openGallery } from '../tools/gallery.ts';

const SLOWDOWN = 4;
const FRAMES = 600;
const PIXELS_A_FRAME = 60;

/** Runs in the page: clicks, and waits for the frame that shows the first row. */
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

/** Runs in the page: scrolls a little at every frame, and gives back what lay between the frames. */
function scrollFrames([frames, pixels]: readonly [number, number]): Promise<number[]> {
  const scroller = document.querySelector('[role="grid"]');
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before: number | undefined;
    const step = (now: number) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      if (gaps.length >= frames) {
        resolve(gaps);
        return;
      }
      if (scroller) scroller.scrollTop += pixels;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

type Row = [what: string, ceiling: string, measured: string];

/** First rows and the frames of a scroll over 100,000 rows. */
export async function measure(): Promise<string> {
  const gallery = await openGallery();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
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
    return table(firstRowsFull, firstRowsSlowed, gaps);
  } finally {
    await browser.close();
    await gallery.close();
  }
}

function table(full: number, slowed: number, gaps: number[]): string {
  const sorted = gaps.toSorted((a, b) => a - b);
  const rows: Row[] = [
    ['first rows after having 100,000', '100 ms', `${Math.round(full)} ms`],
    [`the same, CPU slowed down ${SLOWDOWN} times`, '', `${Math.round(slowed)} ms`],
    [`scroll, CPU slowed down ${SLOWDOWN} times, p95 frame`, '17 ms', `${at(sorted, 0.95)} ms`],
    ['worst frame', '50 ms', `${at(sorted, 1)} ms`],
    ['frames over 50 ms', '0', `${gaps.filter((gap) => gap > 50.1).length} of ${gaps.length}`],
  ];
  return [
    '| what | ceiling | measured |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
