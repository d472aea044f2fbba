import type { Page } from 'playwright-core';

/** A page of the shell itself: while it is shown, no remote's page is. */
export const OUTSIDE = '/mentions-legales';

/** Shows an address in a tab in which the portal already runs, as the browser's Back would. Throws when its heading does not come in time. */
export async function showInTab(page: Page, address: string, withinMs: number): Promise<void> {
  await page.evaluate(goThere, { address, withinMs });
}

/** Runs in the page. */
async function goThere({ address, withinMs }: { address: string; withinMs: number }): Promise<void> {
  const heading = () => document.querySelector('main h1');
  const before = heading();
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  const until = performance.now() + withinMs;
  while (!heading() || heading() === before) {
    if (performance.now() > until) throw new Error(`${address} is not shown when it is come back to`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
