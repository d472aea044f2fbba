/// <reference lib="dom" />
/**
 * The cart with 300 lines, the list with 5,000 orders, a pasted list of 1,000 lines, and the size of the cart's scripts.
 * Browser, server and database run on the same machine.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { callApi } from '../e2e/harness/calls.ts';
import { orderable } from '../e2e/harness/customer.ts';
import { launchOptions } from '../e2e/harness/launch-options.ts';
import { type Portal, startPortal } from '../e2e/harness/portal.ts';
import { customerSession } from '../e2e/harness/sessions.ts';
import { newVisit } from '../e2e/harness/visits.ts';
import { publishTestStore } from '../tools/lib/releases/index.ts';
import { kilobytes, milliseconds, percentile, type Row, table } from './lib/table.ts';

const LINES = 300;
const CHANGES = 40;
const ORDERS = 5_000;
const PAGE = 100;
const PASTED = 1_000;

export async function measure(): Promise<string> {
  await publishTestStore(() => {});
  const portal = await startPortal({ products: 6_000 });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openPage(browser, portal);
    const rows = [
      ...(await cartRows(page, portal)),
      await pasteRow(page, portal),
      ...(await orderRows(page, portal)),
    ];
    rows.push(['JavaScript to the cart usable (Brotli)', '45 kB', kilobytes(await cartBytes(portal))]);
    return table(rows);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function openPage(browser: Browser, portal: Portal): Promise<Page> {
  const { page } = await newVisit(browser, portal.url, { kept: await customerSession(portal) });
  page.setDefaultTimeout(30_000);
  return page;
}

/** Time from the click to the frame with the new quantity, and to the server's new total of that line. */
async function cartRows(page: Page, portal: Portal): Promise<Row[]> {
  const products = await orderable(page, LINES);
  for (let at = 0; at < LINES; at += 150) {
    const batch = products.slice(at, at + 150).map(({ prodId }) => ({ prodId, quantity: 1 }));
    await callApi(page, 'POST', '/cart/items', batch);
  }
  await page.goto(`${portal.url}/cart`);
  await page
    .locator('tbody tr')
    .nth(LINES - 1)
    .waitFor();
  const shown: number[] = [];
  const confirmed: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const times = await page.evaluate(changeQuantity, (change * 7) % LINES);
    shown.push(times.shown);
    confirmed.push(times.confirmed);
  }
  await portal.sql('delete from cart_items');
  return [
    [`cart with ${LINES} lines: a quantity is shown, p95`, '50 ms', milliseconds(percentile(shown, 0.95))],
    ['the same, confirmed by the server, p95', '200 ms', milliseconds(percentile(confirmed, 0.95))],
  ];
}

/** Runs in the page: clicks '+' in a line. */
async function changeQuantity(index: number): Promise<{ shown: number; confirmed: number }> {
  const row = document.querySelectorAll('tbody tr')[index] as HTMLElement;
  const field = row.querySelector('input') as HTMLInputElement;
  const total = row.querySelector('.it') as HTMLElement;
  const before = { quantity: field.value, total: total.textContent };
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const since = performance.now();
  (row.querySelectorAll('button')[row.querySelectorAll('.open').length + 1] as HTMLElement).click();
  while (field.value === before.quantity) await nextFrame();
  await nextFrame();
  const shown = performance.now() - since;
  while (total.textContent === before.total) await nextFrame();
  return { shown, confirmed: performance.now() - since };
}

/** Time from pasting the list to the table that says which lines can be ordered. */
async function pasteRow(page: Page, portal: Portal): Promise<Row> {
  const products = await orderable(page, PASTED - 50);
  const nonsense = Array.from({ length: PASTED - products.length }, (_, index) => `FA-9X${index};1`);
  const text = [...products.map(({ prodRef }) => `${prodRef};2`), ...nonsense].join('\n');
  const field = page.getByLabel('Références et quantités');
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    // The page would show the list of the round before again.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${portal.url}/cart/list`);
    await field.waitFor();
    const since = performance.now();
    await field.evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData('text', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, text);
    await page.getByRole('grid').waitFor();
    times.push(performance.now() - since);
  }
  return [`${PASTED} pasted lines checked, median`, '2000 ms', milliseconds(percentile(times, 0.5))];
}

/** With 5,000 orders loaded: time from a keystroke in the filter until its rows are painted. */
async function orderRows(page: Page, portal: Portal): Promise<Row[]> {
  await portal.sql(manyOrders(ORDERS));
  await page.goto(`${portal.url}/orders`);
  const more = page.getByRole('button', { name: 'Afficher plus' });
  for (let pages = 1; pages < ORDERS / PAGE; pages += 1) {
    await more.click();
    await page
      .getByText(`Les ${(pages + 1) * PAGE} dernières`.replace(/(\d)(\d{3})/, '$1\u202f$2'))
      .or(page.getByText(`Les ${(pages + 1) * PAGE} dernières`))
      .waitFor();
  }
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (const text of ['CMD-2019-0012', 'atelier 34', '12/05/2019']) {
    await field.fill('');
    for (let length = 1; length <= text.length; length += 1)
      times.push(await field.evaluate(typeInto, text.slice(0, length)));
  }
  return [
    [
      `list with ${ORDERS} orders: a keystroke in the filter, p95`,
      '50 ms',
      milliseconds(percentile(times, 0.95)),
    ],
  ];
}

/** Runs in the page: sets the text of the field and waits for the frame that shows the result. */
async function typeInto(element: Element, text: string): Promise<number> {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const since = performance.now();
  write?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - since;
}

const manyOrders = (count: number) => {
  const columns =
    'user_id, internal_ref, internal_ref_norm, status, delivery, total_et_cents, vat_cents, total_it_cents, vat_rate, updated_at';
  return `
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into orders (id, ref, ref_norm, year, ordered_at, validated_at, ${columns})
    select 'many-' || i, 'CMD-2019-' || printf('%06d', i), 'CMD2019' || printf('%06d', i), 2019,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2019-01-01', '+' || (i % 365) || ' days'), '2019-01-01T00:00:00.000Z', ${columns}
    from n, (select * from orders where user_id = (select id from users where email_norm = 'garage@demo.example') limit 1)`;
};

/** Bytes of the remote's scripts that a browser fetches before the cart can be used. */
async function cartBytes(portal: Portal): Promise<number> {
  const { remotes } = JSON.parse(await readFile(join(portal.dataDir, 'releases/registry.json'), 'utf8')) as {
    remotes: { id: string; stable: { id: string; assets: { file: string; groups: string[] }[] } }[];
  };
  const { stable } = remotes.find(({ id }) => id === 'cart-orders') as (typeof remotes)[0];
  const wanted = stable.assets.filter(
    ({ file, groups }) => file === 'entry.js' || groups.includes('remote') || groups.includes('route-cart'),
  );
  const folder = join(portal.releasesOf('remote-cart-orders'), stable.id);
  const files = await readdir(folder);
  const sizes = wanted
    .map(({ file }) => `${file}.br`)
    .filter((file) => files.includes(file))
    .map(async (file) => (await stat(join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
