import { after, afterEach } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For the tests of one file: it is gone when the file has ended. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Chromium's sandbox does not run as root, which is what CI containers are.
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  });
  after(() => browser.close());
  return browser;
}

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
  /** The test breaks the content policy on purpose, and looks at `troubles` itself. */
  breaksPolicy?: boolean;
}

/** How Chromium tells of a breach: of the content policy by its name, of Trusted Types by what it asks for. */
const BREACH = /Content.Security.Policy|requires 'Trusted\w+' assignment|TrustedTypePolicy/i;
let breaches: string[] = [];

/** Whatever a test is about: a page that broke its policy while it ran fails it. */
function assertPolicyKept(): void {
  const found = breaches;
  breaches = [];
  if (found.length > 0) throw new Error(`the page's content policy was broken:\n${found.join('\n')}`);
}
afterEach(assertPolicyKept);
after(assertPolicyKept);

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
  { width = 1280, height = 800, breaksPolicy = false }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const requests: string[] = [];
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (!BREACH.test(message.text())) return;
    troubles.push(message.text());
    if (!breaksPolicy) breaches.push(`${message.location().url}: ${message.text()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watchRequests(page);
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => troubles.push(String(error)));
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

/** A fresh visitor who has signed in and stands on /home. */
export async function visitSignedIn(
  browser: Browser,
  url: string,
  { email, ...options }: VisitOptions & { email?: string } = {},
): Promise<Visit> {
  const visitor = await visit(browser, options);
  await signIn(visitor.page, url, email);
  return visitor;
}
