import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchRequests } from '../../tools/lib/servers/index.ts';

export { networkQuiet } from '../../tools/lib/servers/index.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The addresses of all requests, in order. */
  requests: string[];
  /** Uncaught errors and violations of the content policy. */
  troubles: string[];
  /** The violations alone, unless the test breaks the policy on purpose. */
  breaches: string[];
}

export interface VisitOptions {
  width?: number;
  height?: number;
  /** The test breaks the content policy on purpose and checks `troubles` itself. */
  breaksPolicy?: boolean;
  /** With all movements. Without, for somebody who asked for none, which spares a tenth of the work. */
  moving?: boolean;
  /** Local storage, as an earlier visit left it. */
  kept?: Record<string, string>;
}

/** Chromium's messages about a violation of the content policy or of Trusted Types. */
const BREACH = /Content.Security.Policy|requires 'Trusted\w+' assignment|TrustedTypePolicy/i;

const LONGEST_PAINTING_MS = 5000;

/** Opens a new browser context for the portal at this address, in French. */
export async function newVisit(
  browser: Browser,
  baseURL: string,
  { width = 1280, height = 800, breaksPolicy = false, moving = false, kept = {} }: VisitOptions = {},
): Promise<Visit> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: moving ? 'no-preference' : 'reduce',
    ...(localStorage.length > 0 && {
      storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    }),
  });
  const requests: string[] = [];
  const troubles: string[] = [];
  const breaches: string[] = [];
  context.on('console', (message) => {
    if (!BREACH.test(message.text())) return;
    troubles.push(message.text());
    if (!breaksPolicy) breaches.push(`${message.location().url}: ${message.text()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  watchRequests(page);
  waitForPrograms(page);
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  return { page, context, requests, troubles, breaches };
}

/**
 * A painted page (ADR 0053) has the fields of its remote three times over, for three widths, until the programs are there: tests go on after it. Those
 * that are about paintings wait for the page's beginning alone ('commit').
 */
function waitForPrograms(page: Page): void {
  const { goto, reload } = page;
  const programs = () =>
    page
      .locator('[data-painted]')
      .waitFor({ state: 'detached', timeout: LONGEST_PAINTING_MS })
      // Of a remote that the test holds back it stays.
      .catch(() => undefined);
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await programs();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await programs();
    return answer;
  };
}

/** Called after each test: a page that violated the content policy fails it. */
export function assertPolicyKept(visits: Visit[]): void {
  const found = visits.flatMap(({ breaches }) => breaches);
  if (found.length > 0) throw new Error(`the page's content policy was broken:\n${found.join('\n')}`);
}
