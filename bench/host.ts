import type { Browser, BrowserContext, Page } from 'playwright-core';
import { measureScripts } from '../e2e/harness/transfer.ts';
import { onFast4G } from './catalog/page.ts';
import { vitalsOf, watchVitals } from './host/page.ts';
import { walkBeforeSignIn, walkHome } from './host/walk.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { milliseconds, percentile, type Row, table } from './lib/table.ts';

const SLOWDOWN = 4;
const TIMES = 5;

/** The shell for a visitor on Fast 4G with a CPU slowed down four times. */
export function measure(): Promise<string> {
  return withPortalAndBrowser(undefined, async ({ url, browser }) =>
    table([...(await landing(browser, url)), ...(await home(browser, url))]),
  );
}

async function landing(browser: Browser, url: string): Promise<Row[]> {
  const paints: number[] = [];
  const shifts: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { page, context } = await slowVisit(browser);
    await page.goto(url);
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    await page.waitForTimeout(1_000);
    const { largestPaint, shift } = await vitalsOf(page);
    paints.push(largestPaint);
    shifts.push(shift);
    await context.close();
  }
  return [
    [
      `landing page, cold: largest paint, median of ${TIMES}`,
      '900 ms',
      milliseconds(percentile(paints, 0.5)),
    ],
    ['landing page: layout shift, worst', '0.02', Math.max(...shifts).toFixed(3)],
  ];
}

async function home(browser: Browser, url: string): Promise<Row[]> {
  const token = await signIn(url);
  const paints: number[] = [];
  const shifts: number[] = [];
  const reloads: number[] = [];
  const repaints: number[] = [];
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const { page, context } = await slowVisit(browser, token);
    const scripts = await measureScripts(page);
    await page.goto(`${url}/home`);
    await usable(page);
    // Counted once per file, although a remote's files are fetched twice: for their hashes, and from the cache to run.
    bytes = scripts().reduce((sum, script) => sum + script.bytes, 0);
    await page.waitForTimeout(1_000);
    const { largestPaint, shift } = await vitalsOf(page);
    paints.push(largestPaint);
    shifts.push(shift);
    const asked = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await usable(page);
    reloads.push(performance.now() - asked);
    await page.waitForTimeout(500);
    repaints.push((await vitalsOf(page)).largestPaint);
    if (process.env.BENCH_VERBOSE)
      console.log(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(
              (e) => `${Math.round(e.startTime)} ${Math.round(e.duration)} ${e.name.replace(/.*:\d+/, '')}`,
            )
            .join('\n'),
        ),
      );
    await context.close();
  }
  return [
    [`/home, cold: largest paint, median of ${TIMES}`, '1 800 ms', milliseconds(percentile(paints, 0.5))],
    ['/home: layout shift, worst', '0.02', Math.max(...shifts).toFixed(3)],
    [
      `/home, warm reload: largest paint, median of ${TIMES}`,
      '800 ms',
      milliseconds(percentile(repaints, 0.5)),
    ],
    [
      `/home, warm reload: until it can be used, median of ${TIMES}`,
      '800 ms',
      milliseconds(percentile(reloads, 0.5)),
    ],
    ['JavaScript to /home with the lists of its search', '', `${(bytes / 1000).toFixed(1)} kB`],
    ...(await worstInteraction(browser, url)),
  ];
}

async function worstInteraction(browser: Browser, url: string): Promise<Row[]> {
  const { page, context } = await slowVisit(browser);
  await page.goto(url);
  await page.waitForTimeout(2_000);
  await walkBeforeSignIn(page);
  await walkHome(page);
  const { interactions: all } = await vitalsOf(page);
  await context.close();
  const worst = all.toSorted((a, b) => b.duration - a.duration);
  if (process.env.BENCH_VERBOSE) console.log(worst.slice(0, 12));
  return [
    [
      `interaction to next paint, worst of ${all.length} over 16 ms (${worst[0]?.name})`,
      '100 ms',
      milliseconds(worst[0]?.duration ?? 0),
    ],
  ];
}

const usable = (page: Page) =>
  Promise.all([
    page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).waitFor(),
    page
      .getByRole('region', { name: 'Nouveaux produits' })
      .getByText(/KI-\d+/)
      .first()
      .waitFor(),
    page
      .getByRole('banner')
      .getByTitle(/^Panier/)
      .waitFor(),
    page.getByRole('button', { name: 'Commander', exact: true }).waitFor(),
  ]);

async function slowVisit(browser: Browser, token?: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  if (token !== undefined)
    await context.addInitScript((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('signedIn', '1');
    }, token);
  await context.addInitScript(watchVitals);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await onFast4G(session, true);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, context };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'garage@demo.example', password: 'Demo-2026!' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
