/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { findUserByEmail, openSession } from '../../api/src/people/index.ts';
import { adminLink } from '../../tools/lib/start/index.ts';
import type { Measurable } from '../lib/portal-and-browser.ts';
import { milliseconds, percentile, type Row } from '../lib/table.ts';

const TIMES = 12;

interface Way {
  readonly what: string;
  readonly list: string;
  /** Of what is clicked in the list. */
  readonly link: RegExp;
  /** Only a page of an order has it, and beside its lines. */
  readonly shown: string;
}

/** From the click on an order in the list to the frame that shows its lines; the first time its scripts are fetched. */
export async function orderPages({ url, browser, env }: Measurable): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(await adminLink(parseConfig(env), 'admin@demo.example', url));
  const customer = await customerToken(env);
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('signedIn', '1');
  }, customer);
  return [
    ...(await along(page, url, {
      ...{ what: 'the office', list: '/extradmin/orders', link: /^CMD-\d{4}-\d+$/, shown: 'Historique' },
    })),
    ...(await along(page, url, {
      ...{ what: 'a customer', list: '/orders', link: /^CMD-\d{4}-\d+$/, shown: 'Suivi' },
    })),
  ];
}

async function along(page: Page, url: string, { what, list, link, shown }: Way): Promise<Row[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await page.goto(url + list);
    const wanted = page.getByRole(what === 'the office' ? 'button' : 'link', { name: link });
    await wanted.nth(turn % 5).waitFor();
    // The network is never idle here, the stream of news stays open.
    await page.waitForTimeout(1_000);
    times.push(await wanted.nth(turn % 5).evaluate(untilShown, shown));
  }
  const [first = 0, ...later] = times;
  return [
    [
      `an order’s page to its lines, ${what}, from the list: median, p95 of ${later.length}; the first`,
      '150 ms',
      `${milliseconds(percentile(later, 0.5))}, ${milliseconds(percentile(later, 0.95))}; ${milliseconds(first)}`,
    ],
  ];
}

/** Runs in the page: clicks, and waits for the frame after the one in which the lines and what stands below them are there. */
function untilShown(element: Element, shown: string): Promise<number> {
  const since = performance.now();
  (element as HTMLElement).click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent ?? '');
      const lines = document.querySelectorAll('main li, main tbody tr').length;
      if (
        /\/orders?\/[\w-]+$/.test(location.pathname) &&
        lines > 0 &&
        headings.some((one) => one.startsWith(shown))
      )
        requestAnimationFrame(() => resolve(performance.now() - since));
      else if (performance.now() - since > 10_000) reject(new Error(`never shown: ${headings.join(', ')}`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function customerToken(env: Measurable['env']): Promise<string> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const user = await findUserByEmail(database.db, 'garage@demo.example');
    return await openSession(database.db, user?.id ?? '', 'customer', new Date());
  } finally {
    await database.close();
  }
}
