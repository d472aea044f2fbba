/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { measureScripts } from '../e2e/harness/transfer.ts';
import { timeKey, watchPage } from './catalog/page.ts';
import { walkBeforeSignIn } from './host/walk.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { kilobytes, milliseconds, percentile, type Row, table } from './lib/table.ts';
import { slowService } from './vehicle/slow-service.ts';

const PRODUCTS = 100_000;
const TIMES = 7;
const LETTERS = 28;
const KEY = 'peugeot.308ii.2016';
/** Just before a look-up is abandoned (B1.08). */
const SLOW_MS = 1_400;

/** From a plate to its proposals: with the plates of the demonstration, and with a service that takes its time. */
export async function measure(): Promise<string> {
  const embedded = await withPortalAndBrowser(PRODUCTS, async ({ url, browser }) => [
    ...(await signingIn(browser, url)),
    await proposals(browser, url, { what: 'embedded', ceiling: '300 ms', plate: () => 'AB-123-CD' }),
    ...(await letters(browser, url)),
  ]);
  const service = await slowService(SLOW_MS);
  try {
    const slow = await withPortalAndBrowser(
      600,
      ({ url, browser }) =>
        proposals(browser, url, {
          what: `a service that answers after ${SLOW_MS} ms`,
          ceiling: '1 800 ms',
          // Each is asked of the service once in thirty days.
          plate: (time) => `C${'ABCDEFGHJK'[time]}-123-CD`,
        }),
      service.env,
    );
    return table([...embedded, slow]);
  } finally {
    await service.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await walkBeforeSignIn(page);
  return page;
}

/** From the answer to the last key of the password, as somebody waits for it, until a plate can be typed. */
async function signingIn(browser: Browser, url: string): Promise<Row[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill('garage@demo.example');
    await page.locator('input[type=password]').fill('Demo-2026!');
    await page.waitForTimeout(1_000);
    const since = performance.now();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByLabel(/^Véhicule\s:/).waitFor();
    times.push(performance.now() - since);
    await context.close();
  }
  return [
    [
      `signing in until a plate can be typed, median of ${TIMES}`,
      '1 200 ms',
      milliseconds(percentile(times, 0.5)),
    ],
  ];
}

interface Asked {
  what: string;
  ceiling: string;
  plate: (time: number) => string;
}

async function proposals(browser: Browser, url: string, { what, ceiling, plate }: Asked): Promise<Row> {
  const page = await visit(browser, url);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.goto(`${url}/home`);
    const field = page.getByLabel(/^Véhicule\s:/);
    await field.fill(plate(time));
    await page.waitForTimeout(1_500);
    const drawn = page.evaluate(untilProposed);
    await field.press('Enter');
    times.push(await drawn);
  }
  await page.context().close();
  return [
    `Enter on a plate until the proposals are drawn, ${what}, median of ${TIMES}`,
    ceiling,
    milliseconds(percentile(times, 0.5)),
  ];
}

/** Runs in the page. From the key to the frame that shows what puts a proposal into the cart. */
function untilProposed(): Promise<number> {
  return new Promise((resolve) => {
    let since = 0;
    addEventListener('keydown', ({ timeStamp }) => (since ||= timeStamp), { capture: true, once: true });
    const look = () => {
      const buttons = [...document.querySelectorAll('button')];
      if (buttons.some(({ textContent }) => textContent === 'Tout mettre au panier'))
        requestAnimationFrame((now) => resolve(now - since));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** A letter in the list of what fits, where it leaves none, beside one in the whole list, where it leaves a tenth; and back. */
async function letters(browser: Browser, url: string): Promise<Row[]> {
  const page = await visit(browser, url);
  const rows: Row[] = [];
  const scripts = await measureScripts(page);
  // What /home has brought already counts, too.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [name, address, ref, key] of [
    ['among 60,000 harnesses', '/catalog?cat=Faisceau', 'FA-123', '4'],
    ['limited to a vehicle', `/catalog?cat=Faisceau&v=${KEY}`, 'FA-', 'Q'],
  ] as const) {
    await page.goto(url + address);
    const field = page.getByLabel(/^Référence/);
    await field.fill(ref);
    await page
      .getByRole('main')
      .getByText(/^FA-\d+$/)
      .first()
      .waitFor();
    await page.waitForTimeout(3_000);
    const times: number[] = [];
    for (let letter = 0; letter < LETTERS; letter += 2) {
      times.push(await timeKey(page, key), await timeKey(page, 'Backspace'));
      await page.waitForTimeout(200);
    }
    rows.push([`a letter, ${name}: median, p95`, '50 ms', told(times)]);
  }
  const own = new Map<string, number>();
  for (const { url: address, bytes } of scripts())
    if (/\/r\/remote-catalog\/.*vehicle[^/]*\.js/.test(address))
      own.set(address, Math.max(own.get(address) ?? 0, bytes));
  const sum = (ofList: boolean) =>
    [...own].reduce(
      (all, [name, bytes]) => (/vehicle-catalogue/.test(name) === ofList ? all + bytes : all),
      0,
    );
  rows.push(
    ['JavaScript of the vehicle on the catalogue', '12 kB', kilobytes(sum(false))],
    ['of the list of what fits, in place of the table', '–', kilobytes(sum(true))],
  );
  await page.context().close();
  return rows;
}

const told = (times: readonly number[]) =>
  `${milliseconds(percentile(times, 0.5))}, ${milliseconds(percentile(times, 0.95))}`;
