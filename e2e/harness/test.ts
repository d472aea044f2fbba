import { test as base } from '@playwright/test';
import { customerLike } from './customer.ts';
import { type Portal, type PortalOptions, startPortal } from './portal.ts';
import { adminSession, customerSession } from './sessions.ts';
import { assertPolicyKept, newVisit, type Visit, type VisitOptions } from './visits.ts';

export { expect } from '@playwright/test';

interface Entry extends VisitOptions {
  /** The page to open first. */
  at?: string;
}

interface OfEachTest {
  /** Whether visits have movements, unless one says so itself: `test.use({ moving: true })`. */
  moving: boolean;
  /** Opens a new browser context; can be called several times. All are closed when the test ends. */
  visit: (options?: VisitOptions) => Promise<Visit>;
  /** The same with a customer's session: the demonstration garage's, unless another account is named. */
  signedIn: (options?: Entry & { email?: string }) => Promise<Visit>;
  /** The same with the administrator's session. */
  administrator: (at: string, options?: VisitOptions) => Promise<Visit>;
  /** A new account for this test, a copy of the demonstration garage; its email address. */
  account: string;
  /** That account, signed in. An uncaught error on its page fails the test. */
  customer: Visit;
}

interface OfEachWorker {
  /**
   * In each worker, files with the same options share one portal. A file that changes what others read gets its own with
   * `test.use({ portalOptions: { name: '...' } })`.
   */
  portalOptions: PortalOptions & { name?: string };
  portal: Portal;
  adminState: Record<string, string>;
  /** Where the gallery of components is served. `npm run test:e2e` builds it once for all workers. */
  gallery: string;
}

export const test = base.extend<OfEachTest, OfEachWorker>({
  portalOptions: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ portalOptions: { name: _name, ...options } }, use) => {
      const portal = await startPortal(options);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  adminState: [async ({ portal }, use) => use(await adminSession(portal)), { scope: 'worker' }],
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a destructuring pattern here.
    async ({}, use) => {
      if (process.env.GALLERY) return use(process.env.GALLERY);
      const { openGallery } = await import('../../tools/gallery.ts');
      const { address, close } = await openGallery();
      await use(address);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  moving: [false, { option: true }],
  visit: async ({ browser, portal, moving }, use) => {
    const visits: Visit[] = [];
    await use(async (options) => {
      const visited = await newVisit(browser, portal.url, { moving, ...options });
      visits.push(visited);
      return visited;
    });
    await Promise.all(
      visits.map(async ({ context }) => {
        // A request that a test answers may still be on its way: its handler must not outlive the page.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    );
    assertPolicyKept(visits);
  },
  signedIn: async ({ portal, visit }, use) => {
    await use(async ({ email, at, ...options } = {}) => {
      const visited = await visit({ ...options, kept: await customerSession(portal, email) });
      if (at) await visited.page.goto(at);
      return visited;
    });
  },
  administrator: async ({ adminState, visit }, use) => {
    await use(async (at, options) => {
      const visited = await visit({ ...options, kept: adminState });
      await visited.page.goto(at);
      return visited;
    });
  },
  account: async ({ portal }, use) => use(await customerLike(portal)),
  customer: async ({ account, signedIn }, use) => {
    const customer = await signedIn({ email: account });
    await use(customer);
    if (customer.troubles.length > 0) throw new Error(customer.troubles.join('\n'));
  },
});
