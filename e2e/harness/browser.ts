import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Chromium's sandbox does not run as root, which is what CI containers are.
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  });

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Every address asked for, in order. */
  requests: string[];
  /** What went wrong without anybody asking: uncaught errors and violations of the content policy. */
  troubles: string[];
}

interface VisitOptions {
  width?: number;
  height?: number;
}

const underWay = new WeakMap<Page, { requests: Set<Request>; last: number }>();

function watchRequests(page: Page): void {
  const state = { requests: new Set<Request>(), last: Date.now() };
  underWay.set(page, state);
  const ended = (request: Request) => {
    state.requests.delete(request);
    state.last = Date.now();
  };
  page.on('request', (request) => state.requests.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Nothing asked for and nothing on its way for half a second. The browser's own 'networkidle' is a fact of the
 * document: once true it stays so, and a page that was only navigated inside the application passes at once.
 */
export async function networkQuiet(page: Page): Promise<void> {
  const state = underWay.get(page);
  if (!state) throw new Error('only the pages of visit() are watched');
  for (let tries = 0; tries < 200; tries += 1) {
    if (state.requests.size === 0 && Date.now() - state.last >= 500) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`still asking: ${[...state.requests].map((request) => request.url()).join(', ')}`);
}

/** A fresh visitor: no storage, no cache, French. */
export async function visit(
  browser: Browser,
  { width = 1280, height = 800 }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watchRequests(page);
  const requests: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) troubles.push(message.text());
  });
  return { page, context, requests, troubles };
}

const PASSWORD = 'Demo-2026!';

export async function signIn(page: Page, url: string, email = 'garage@demo.example'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'CONNEXION' }).click();
  await page.getByLabel('Adresse email').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/home$/);
}
