import { after } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { type Portal, type PortalOptions, startPortal } from './portal.ts';

/** What the browser tests of one file stand on: a portal of its own and a browser, both gone when the file has ended. */
export async function startPortalAndBrowser(
  options?: PortalOptions,
): Promise<{ portal: Portal; browser: Browser }> {
  const browser = await openBrowser();
  const portal = await startPortal(options);
  after(portal.stop);
  return { portal, browser };
}
