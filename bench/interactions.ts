import type { Browser } from 'playwright-core';
import { parseConfig } from '../api/src/base/config/index.ts';
import { type Db, openDatabase } from '../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../api/src/demo/index.ts';
import { findUserByEmail, openSession } from '../api/src/people/index.ts';
import { watchVitals } from './host/page.ts';
import { useControls } from './interactions/use-controls.ts';
import { comparableSlowdown, SLOWDOWN } from './lib/plain-table.ts';
import { type Measurable, withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { milliseconds, percentile, type Row, table } from './lib/table.ts';

const CEILING = 'p95 100 ms';
const QUICK = 'nothing over 16 ms';
const GARAGE = 'garage@demo.example';

/** Of a customer; what is searched and listed there is enough to have all rows of a screen. */
const CUSTOMER = [
  '/home',
  '/catalog',
  '/catalog?cat=Faisceau&marque=Peugeot',
  '/catalog?q=attelage%20308',
  '/catalog?v=peugeot.308ii.2016',
  '/catalog?produit=p-fa-00059',
  '/montage?v=peugeot.308ii.2016',
  '/favoris',
  '/glossaire',
  '/cart',
  '/cart/list',
  '/orders',
  '/orders/documents',
  '/orders/requests',
  '/orders/returns',
  '/faq',
  '/account',
];

/** BENCH_PATHS: only addresses with this in them. */
const isWanted = (path: string) => path.includes(process.env.BENCH_PATHS ?? '');

/**
 * How long a key or a click waits until the page has answered it, on each screen, with a CPU slowed down four times; less where this
 * machine is slower in that minute than where the ceilings were set.
 */
export function measure(): Promise<string> {
  return withPortalAndBrowser(undefined, async (portal) => {
    const { customer, admin } = await sessions(portal);
    const screens: Screen[] = [];
    for (const path of CUSTOMER.filter(isWanted))
      screens.push(await onScreen(portal, path, { token: customer }));
    const desk = { adminToken: admin };
    for (const path of (await pagesOfRail(portal, desk)).filter(isWanted))
      screens.push(await onScreen(portal, path, desk));
    const rates = screens.map(({ rate }) => rate);
    const range = [Math.min(...rates), Math.max(...rates)].map((rate) => rate.toFixed(1)).join(' to ');
    const said = `CPU slowed down ${range} times: as slow as at ${SLOWDOWN} where the ceilings were set.`;
    return `${said}\n\n${table(withoutQuick(screens.map(({ row }) => row)))}`;
  });
}

/** Screens on which nothing takes longer than a frame share a row. */
function withoutQuick(rows: readonly Row[]): Row[] {
  const quick = rows.filter(([, , measured]) => measured === QUICK);
  const others = rows.filter((row) => !quick.includes(row));
  if (quick.length === 0) return others;
  return [...others, [quick.map(([path]) => path).join(', '), CEILING, QUICK]];
}

interface Screen {
  readonly row: Row;
  /** How many times the CPU was slowed down. */
  readonly rate: number;
}

interface Signed {
  readonly token?: string;
  readonly adminToken?: string;
}

async function sessions({ env }: Measurable): Promise<{ customer: string; admin: string }> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const open = async (db: Db, email: string, kind: 'customer' | 'admin') =>
      openSession(db, (await findUserByEmail(db, email))?.id ?? '', kind, new Date());
    return {
      customer: await open(database.db, GARAGE, 'customer'),
      admin: await open(database.db, DEMO_ADMIN, 'admin'),
    };
  } finally {
    await database.close();
  }
}

async function onScreen({ url, browser }: Measurable, path: string, signed: Signed): Promise<Screen> {
  const rate = await comparableSlowdown(browser);
  const { page, close } = await slowPage(browser, signed, rate);
  const address = `${url}${path}`;
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(3_000);
  const interactions = await useControls(page, page.url());
  await close();
  const times = interactions.map(({ duration }) => duration);
  const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
  if (process.env.BENCH_VERBOSE)
    console.log(
      path,
      rate.toFixed(2),
      interactions.toSorted((one, other) => other.duration - one.duration).slice(0, 6),
    );
  const measured = worst
    ? `p95 ${milliseconds(percentile(times, 0.95))} of ${times.length}, worst ${milliseconds(worst.duration)} (${worst.name})`
    : QUICK;
  return { row: [path, CEILING, measured], rate };
}

async function pagesOfRail({ url, browser }: Measurable, signed: Signed): Promise<string[]> {
  const { page, close } = await slowPage(browser, signed, 1);
  await page.goto(`${url}/extradmin`);
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await close();
  return addresses.filter((address) => address.startsWith('/extradmin'));
}

/**
 * A dot that the compositor moves by itself: something of the page changes in each frame. Chromium measures an interaction until the
 * next frame that shows a change, so that a key which changes nothing was as slow as the caret blinks, up to half a second.
 */
function presentEveryFrame(): void {
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('i');
    dot.style.cssText =
      'position: fixed; inset: auto 0 0 auto; inline-size: 1px; block-size: 1px; background: #000; pointer-events: none';
    document.documentElement.append(dot);
    dot.animate([{ opacity: 0.2 }, { opacity: 1 }], {
      duration: 200,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    });
  });
}

async function slowPage(browser: Browser, { token, adminToken }: Signed, rate: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await context.addInitScript(
    ([own, admin]) => {
      const kept = admin ? { adminToken: admin } : { token: own ?? '', signedIn: '1' };
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    [token, adminToken],
  );
  await context.addInitScript(watchVitals);
  await context.addInitScript(presentEveryFrame);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, close: () => context.close() };
}
