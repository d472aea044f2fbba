/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { parseConfig } from '../api/src/base/config/index.ts';
import { adminLink } from '../tools/lib/start/index.ts';
import { deskSearch, fillDesk, orderExports } from './admin/desk.ts';
import { pricesGrid } from './admin/prices-grid.ts';
import { manyOrders } from './admin/rows.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { scrollFrames } from './lib/scroll-frames.ts';
import { percentile, type Row, table } from './lib/table.ts';

/** Enough letters that one slow frame of the machine is not the figure. */
const TEXTS = ['garage 12', 'le goff', 'société 45', 'garage 3', 'martin', 'auto 7', 'dupont', 'garage 9'];
const FRAMES = 400;
const PIXELS_A_FRAME = 80;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Runs in the page. Time from the last byte of the answer to the frame that shows its first row. */
function firstRows(path: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const answered = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname === path) as PerformanceResourceTiming | undefined;
      if (answered && document.querySelector('[role="row"][data-index="0"]'))
        requestAnimationFrame(() => resolve(performance.now() - answered.responseEnd));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. Types a text into the field; time of each character until the frame that shows the filtered rows. */
async function keystrokes([label, text, count]: readonly [string, string, string]): Promise<number[]> {
  const field = [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent === label)
    ?.closest('div')
    ?.querySelector('input');
  const shown = () => document.querySelector(`[role="search"] [role="status"]`)?.textContent ?? count;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  if (!field) throw new Error(`no field ${label}`);
  for (let length = 1; length <= text.length; length += 1) {
    const before = shown();
    const since = performance.now();
    set?.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Until the frame after the change: a change counts when it is visible.
    const changed = await new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (shown() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(true));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      setTimeout(() => resolve(false), 400);
    });
    // A character that does not change the rows cannot be measured.
    if (changed) times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return times;
}

interface List {
  name: string;
  page: string;
  path: string;
  body: string;
  label: string;
  texts: string[];
}

async function measureList(page: Page, url: string, list: List): Promise<Row[]> {
  await page.route(`**${list.path}?**`, (route) =>
    route.fulfill({ contentType: 'application/json', body: list.body }),
  );
  await page.route(`**${list.path}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: list.body }),
  );
  await page.goto(url + list.page);
  const first = await page.evaluate(firstRows, list.path);
  await page.waitForTimeout(2_000);
  const typed: number[] = [];
  for (const text of list.texts) {
    typed.push(...(await page.evaluate(keystrokes, [list.label, text, ''] as const)));
    await page.keyboard.press('Escape');
    const clear = page.getByRole('button', { name: 'Effacer les filtres' });
    if (await clear.isVisible()) await clear.click();
    await page.waitForTimeout(500);
  }
  const frames = await page.evaluate(scrollFrames, [FRAMES, PIXELS_A_FRAME] as const);
  const slow = frames.filter((gap) => gap > 50).length;
  return [
    [`${list.name}: first rows after the answer`, '500 ms', milliseconds(first)],
    [
      `${list.name}: filter keystroke, p95 of ${typed.length}`,
      '50 ms',
      milliseconds(percentile(typed, 0.95)),
    ],
    [
      `${list.name}: scroll, frames over 50 ms of ${frames.length}`,
      '0',
      `${slow} (longest ${milliseconds(Math.max(...frames))})`,
    ],
  ];
}

/** The back office with as many orders in the year as a page holds, its search and files, and the size of its dashboard's scripts. */
export function measure(): Promise<string> {
  return withPortalAndBrowser(600, async ({ url, browser, env, pid }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const loaded = new Map<string, number>();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/\/r\/remote-admin\/.+\.js$/.test(response.url)) scripts.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) loaded.set(script, Math.max(loaded.get(script) ?? 0, encodedDataLength));
    });
    await page.goto(await adminLink(parseConfig(env), 'admin@demo.example', url));
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = [...loaded.values()].reduce((sum, one) => sum + one, 0);
    const rows: Row[] = [
      [
        'JavaScript of the remote up to the dashboard, as transferred',
        '90 kB',
        `${(bytes / 1000).toFixed(1)} kB`,
      ],
      ...(await measureList(page, url, {
        name: '5,000 orders',
        page: '/extradmin/orders',
        path: '/api/admin/orders',
        body: JSON.stringify(manyOrders(5_000)),
        label: 'Client',
        texts: TEXTS,
      })),
    ];
    rows.push(...(await pricesGrid(page, url, 5_000, '50 ms')));
    rows.push(...(await pricesGrid(page, url, 100_000, '50 ms')));
    const token = await fillDesk(env);
    const desk = { url, pid, token };
    return table([...rows, ...(await deskSearch(desk)), ...(await orderExports(desk))]);
  });
}
