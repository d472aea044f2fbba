/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { findPeople } from './lib/people.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { milliseconds, percentile, type Row, table } from './lib/table.ts';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const QUESTIONS = ['peugeot 308 2016', 'golf 7 faisceau', 'attelage clio', 'fa-00123', 'duster escamotable'];
/** Between two letters somebody who looks at the list; the pace of asking (ten a second) is faster than that. */
const PAUSE_MS = 400;
const SLOWDOWN = 4;

declare global {
  interface Window {
    lettered: number;
    /** When the rows stood, and when the last of their pictures did, which come after them into places kept for them. */
    drawn: number;
    pictured: number;
  }
}

/** The field on /home: from a letter until its suggestions stand, the server's answer included. */
export function measure(): Promise<string> {
  return withPortalAndBrowser(PRODUCTS, async ({ url, browser, env }) => {
    const [person] = await findPeople(env);
    if (!person) throw new Error('The demonstration has no customer who may order');
    const page = await open(browser, url, person.token);
    await type(page, 'peugeot');
    const times = await typeAll(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const slowed = await typeAll(page);
    const what = `a letter to its suggestions, ${PRODUCTS.toLocaleString('en')} products`;
    const rows: Row[] = [
      [`${what}: median of ${times.rows.length}`, '', milliseconds(percentile(times.rows, 0.5))],
      [`${what}: p95`, '120 ms', milliseconds(percentile(times.rows, 0.95))],
      [
        'the same with pictures of kits, which come after: p95',
        '',
        milliseconds(percentile(times.pictures, 0.95)),
      ],
      ['the rows, CPU slowed down four times: p95', '', milliseconds(percentile(slowed.rows, 0.95))],
    ];
    return table(rows);
  });
}

async function open(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('signedIn', '1');
  }, token);
  await context.addInitScript(watchSuggestions);
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  // The stream of news never ends, so that the network is never idle: the kits are the last that /home loads.
  await page.getByRole('heading', { name: 'Nouveaux produits' }).waitFor();
  return page;
}

/** Records when a letter arrived, and when the list of suggestions was last drawn after it. */
function watchSuggestions(): void {
  addEventListener(
    'input',
    ({ timeStamp }) => {
      window.lettered = timeStamp;
      window.drawn = 0;
      window.pictured = 0;
    },
    true,
  );
  const inList = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('[data-search-list]') || element?.querySelector('[data-search-list]');
  };
  const isPicture = ({ target }: MutationRecord) =>
    target instanceof HTMLElement && target.style.getPropertyValue('--size') !== '';
  const watch = () =>
    new MutationObserver((changes) => {
      const ofList = changes.filter(inList);
      if (ofList.length === 0) return;
      const ofRows = !ofList.every(isPicture);
      // The frame has been painted when the next message is read.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.pictured = performance.now();
          if (ofRows) window.drawn = window.pictured;
        };
        port2.postMessage(null);
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener('DOMContentLoaded', watch);
}

interface Times {
  rows: number[];
  pictures: number[];
}

async function typeAll(page: Page): Promise<Times> {
  const times: Times = { rows: [], pictures: [] };
  for (const question of QUESTIONS) {
    const { rows, pictures } = await type(page, question);
    times.rows.push(...rows);
    times.pictures.push(...pictures);
  }
  return times;
}

/** The times of the letters after which the list changed; a blank changes nothing. */
async function type(page: Page, question: string): Promise<Times> {
  const field = page.getByRole('combobox', { name: /^Référence, marque/ });
  await field.fill('');
  const times: Times = { rows: [], pictures: [] };
  for (const letter of question) {
    await field.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSE_MS);
    const { lettered, drawn, pictured } = await page.evaluate(() => {
      const { lettered, drawn, pictured } = window;
      return { lettered, drawn, pictured };
    });
    if (!drawn) continue;
    times.rows.push(drawn - lettered);
    times.pictures.push(Math.max(drawn, pictured) - lettered);
  }
  return times;
}
