/// <reference lib="dom" />
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { watchAnswers } from '../lib/answers.ts';
import { startServer } from '../lib/server.ts';
import { publishTestStore, testDataDir } from '../lib/test-store.ts';
import { onFast4G, timeKey, timePlain, watchPage } from './catalog/page.ts';

type Row = [what: string, ceiling: string, measured: string];

const PRODUCTS = 100_000;
const COUNT = /^[\d\s]+ produits?$/;
const SLOWDOWN = 4;
const MIB = 1024 ** 2;
const ms = (value: number) => `${Math.round(value)} ms`;
const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** 100,000 products, a CPU slowed down four times; each part says what it measures. */
export async function measure(): Promise<string> {
  await publishTestStore(() => {});
  const dataDir = await testDataDir();
  const server = await startServer(
    {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: String(PRODUCTS),
      LOG_LEVEL: 'warn',
    },
    { logFile: join(dataDir, 'log') },
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    return table(await measureAt(server.url, browser));
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measureAt(url: string, browser: Browser): Promise<Row[]> {
  const { page, session, sizes } = await open(browser, url);
  const rows: Row[] = [];
  const statuses = watchAnswers(session, (asked) => /api\/products\?/.test(asked) && !asked.includes('&l='));

  await onFast4G(session, true);
  const navigated = performance.now();
  await page.goto(`${url}/catalog?cat=Faisceau`, { waitUntil: 'commit' });
  const field = page.getByLabel('Référence');
  await field.waitFor();
  await field.focus();
  const ready = performance.now();
  await page.keyboard.type('FA-1234');
  await page
    .getByRole('row', { name: /FA-1234/ })
    .first()
    .waitFor();
  const first = performance.now();
  rows.push(
    ['cold /catalog, Fast 4G: from navigation to a field to type into', '', ms(ready - navigated)],
    ['a filter typed at once: from its first key to its rows (Fast 4G)', '1 500 ms', ms(first - ready)],
    ['JavaScript of the remote up to first rows, transferred', '60 kB', `${kilobytes(sizes)} kB`],
  );
  await onFast4G(session, false);
  await forgetTasks(page);
  await page.getByText(COUNT).waitFor({ timeout: 300_000 });
  rows.push(['the rest of the catalogue arrives: longest task', '50 ms', ms(await longest(page))]);

  const keys = await typing(page);
  const plain = await timePlain(page, TYPED);
  rows.push(
    ['keystroke to rows, 60,000 harnesses: median', '', ms(share(keys, 0.5))],
    ['keystroke to rows: p95', '50 ms', ms(share(keys, 0.95))],
    ['the same with a plain filter, every row in the page: median', '', ms(share(plain, 0.5))],
    ['the same with a plain filter: p95', '', ms(share(plain, 0.95))],
  );

  rows.push(['product modal, from the click to its content', '100 ms', ms(await modal(page))]);
  await page.reload();
  await page.getByText(COUNT).waitFor({ timeout: 300_000 });
  rows.push([
    'the catalogue, asked for a first and a second time',
    '200, 304',
    `${statuses().at(0)}, ${statuses().at(-1)}`,
  ]);
  rows.push(['memory of the tab: JavaScript heap', '250 MB', await heap(session)]);
  return rows;
}

/** Signed in, with nothing cached. */
async function open(browser: Browser, url: string) {
  const answer = await fetch(`${url}/api/user/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'garage@demo.example', password: 'Demo-2026!' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    // The plain table that ours is measured against is built of strings, which the portal's policy forbids.
    bypassCSP: true,
  });
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('signedIn', '1');
  }, token);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const sizes = new Map<string, number>();
  const names = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? '';
    // Fetched for its hash and then run: the second time it comes out of the cache.
    if (/remote-catalog.+\.js$/.test(name))
      sizes.set(name, Math.max(sizes.get(name) ?? 0, encodedDataLength));
  });
  return { page, session, sizes };
}

const kilobytes = (sizes: Map<string, number>) =>
  ([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1);

/** What is typed: every key of it changes the rows. */
const TYPED = ['12', '123', '1234', '27', '271', '2719', '35', '358', '3581', '40', '408', '4086'].map(
  (digits) => `FA-${digits}`,
);

async function typing(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.getByLabel('Référence').fill('FA-1');
  for (const text of TYPED.filter((_text, at) => at % 3 === 2)) {
    await page.getByLabel('Référence').fill('FA-5');
    await page.waitForTimeout(300);
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(300);
    for (const digit of text.slice('FA-'.length)) times.push(await timeKey(page, digit));
    for (const _digit of '123') times.push(await timeKey(page, 'Backspace'));
  }
  if (process.env.BENCH_VERBOSE) console.log(times.map(Math.round));
  return times;
}

const forgetTasks = (page: Page) =>
  page.evaluate(() => {
    window.longTasks = [];
  });

const longest = (page: Page) => page.evaluate(() => Math.max(0, ...window.longTasks));

async function modal(page: Page): Promise<number> {
  await page.getByLabel('Référence').fill('FA-12');
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const row = document.querySelector<HTMLElement>('[role="grid"] [data-index="3"]');
    const since = performance.now();
    row?.click();
    while (!document.querySelector('[role="dialog"] [data-body] form'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - since;
  });
}

async function heap(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return `${Math.round(used / MIB)} MB`;
}

const table = (rows: Row[]): string =>
  ['| what | ceiling | measured |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
