/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright-core';
import { timeKey, watchPage } from './catalog/page.ts';
import { type Forum, fillForum } from './faq/forum.ts';
import { answerToRows, scrollToEnd, watchFirstRow } from './faq/page.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { kilobytes, milliseconds, percentile, type Row, table } from './lib/table.ts';

const SLOWDOWN = 4;
const LOADS = 7;
const LONG_FRAME_MS = 50.1;
const PIXELS_A_FRAME = 80;

/** The forum with 2,000 threads, one of which has 200 posts with three pictures each. */
export function measure(): Promise<string> {
  return withPortalAndBrowser(undefined, async ({ url, browser, dataDir }) => {
    const token = await signIn(url);
    const forum = await fillForum(url, dataDir, token);
    return table(await measureAt(url, browser, token, forum));
  });
}

async function measureAt(url: string, browser: Browser, token: string, forum: Forum): Promise<Row[]> {
  const list = `${url}/faq`;
  const { page, session } = await open(browser, token);
  const scripts = countScripts(session);
  const firsts: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(list);
    firsts.push(await answerToRows(page));
    if (load === 0) await page.getByRole('main').getByRole('combobox').waitFor();
  }
  const atRows = scripts();
  const keys = await typing(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(list);
  const slowed = await answerToRows(page);
  const slowedKeys = await typing(page);
  await page.context().close();

  const scroll = await scrollThread(browser, token, `${list}/${forum.longRef}`);
  return [
    ['JavaScript of the remote to the list, transferred', '30 kB', kilobytes(atRows.remote)],
    ['the same with the table, which the platform brings', '', kilobytes(atRows.remote + atRows.table)],
    [
      `${forum.threads + 60} threads: from the answer to the first rows, p95 of ${LOADS}`,
      '200 ms',
      milliseconds(percentile(firsts, 0.95)),
    ],
    ['the same, CPU slowed down four times', '', milliseconds(slowed)],
    ['a letter in the filter to its rows: p95', '50 ms', milliseconds(percentile(keys, 0.95))],
    ['the same, CPU slowed down four times: p95', '', milliseconds(percentile(slowedKeys, 0.95))],
    ...scroll,
  ];
}

async function scrollThread(browser: Browser, token: string, address: string): Promise<Row[]> {
  const { page } = await open(browser, token);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/utils/file')) asked.push(request.url());
  });
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const inView = asked.length;
  const gaps = await page.evaluate(scrollToEnd, PIXELS_A_FRAME);
  const over = gaps.filter((gap) => gap > LONG_FRAME_MS).length;
  await page.waitForLoadState('networkidle');
  return [
    ['200 posts with 3 pictures each: pictures asked for before one scrolls', '', `${inView} of 600`],
    ['pictures asked for at the end of the scroll', '', `${asked.length}`],
    [`frames over 50 ms in ${gaps.length} frames of ${PIXELS_A_FRAME} pixels`, '0', `${over}`],
    ['the longest frame', '50 ms', milliseconds(Math.max(...gaps))],
  ];
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'garage@demo.example', password: 'Demo-2026!' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function open(browser: Browser, token: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('signedIn', '1');
  }, token);
  await context.addInitScript(watchPage);
  await context.addInitScript(watchFirstRow);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session };
}

/** Transferred bytes of scripts up to the first rows. Scripts loaded later (the product picker) are left out. */
function countScripts(session: CDPSession) {
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? '';
    // A file is fetched twice, for its hash and to run; the second time from the cache. The larger size is the real one.
    if (name.endsWith('.js')) sizes.set(name, Math.max(sizes.get(name) ?? 0, encodedDataLength));
  });
  const sum = (pattern: RegExp) =>
    [...sizes].filter(([name]) => pattern.test(name)).reduce((total, [, bytes]) => total + bytes, 0);
  return () => ({
    remote: sum(/remote-faq\/.+\/(entry|remote\.|route-faq\.)[^/]*js$/),
    table: sum(/assets\/.*(ui_table|react-virtual)[^/]*js$/),
  });
}

/** Types digits: only references contain them, so each one changes the rows. */
async function typing(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  const times: number[] = [];
  for (const digits of ['123', '457', '209', '386', '514', '790']) {
    for (const digit of digits) times.push(await timeKey(page, digit));
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).waitFor();
  }
  return times;
}
