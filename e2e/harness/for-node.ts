import { after, afterEach } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './launch-options.ts';
import { type Portal, type PortalOptions, startPortal } from './portal.ts';
import { customerSession } from './sessions.ts';
import { assertPolicyKept, newVisit, type Visit } from './visits.ts';

/** Closed when the file has ended. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  after(() => browser.close());
  return browser;
}

/**
 * For a file that Node's runner runs: its own portal and browser, both closed when the file has ended. `signedIn` opens a
 * page with a customer's session, on this portal or on a proxy in front of it.
 */
export async function startPortalAndBrowser(options?: PortalOptions) {
  const browser = await openBrowser();
  const portal: Portal = await startPortal(options);
  after(portal.stop);
  const visits: Visit[] = [];
  afterEach(() => assertPolicyKept(visits));
  const visit = async (url = portal.url, kept?: Record<string, string>) => {
    const visited = await newVisit(browser, url, { kept });
    visits.push(visited);
    return visited;
  };
  const signedIn = async (url = portal.url) => visit(url, await customerSession(portal));
  return { portal, visit, signedIn };
}
