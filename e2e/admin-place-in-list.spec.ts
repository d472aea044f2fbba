import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'administration' }, viewport: { width: 1280, height: 640 } });

const LISTS = [
  { at: '/extradmin/customers', grid: 'Clients' },
  { at: '/extradmin/orders', grid: 'Commandes' },
] as const;

test.describe('coming back from a record', () => {
  const topOf = (page: Page) => page.getByRole('grid').evaluate((grid) => grid.scrollTop);
  /** A row in the middle of what is seen, and where its list stands. */
  const scroll = async (page: Page) => {
    await page.getByRole('row').nth(1).waitFor();
    const top = await page.getByRole('grid').evaluate((grid) => {
      grid.scrollTop = (grid.scrollHeight - grid.clientHeight) / 2;
      return grid.scrollTop;
    });
    // What is remembered is where the scrolling has come to rest.
    await page.waitForTimeout(300);
    return top;
  };

  for (const { at, grid } of LISTS)
    test(`finds the place in the list of ${at} again, and its link begins at the top [W2.22]`, async ({
      administrator,
    }) => {
      const { page } = await administrator(at);
      await page.getByRole('grid', { name: grid }).waitFor();
      const top = await scroll(page);
      expect(top).toBeGreaterThan(100);
      const rail = page.getByRole('navigation', { name: 'Administration' });
      await rail.getByRole('link', { name: 'QR' }).click();
      await page.waitForURL('/extradmin/qr');
      await page.goBack();
      await page.getByRole('row').nth(1).waitFor();
      await expect.poll(() => topOf(page)).toBe(top);
      await rail.getByRole('link', { name: 'QR' }).click();
      await page.waitForURL('/extradmin/qr');
      await rail.getByRole('link', { name: grid }).click();
      await page.getByRole('row').nth(1).waitFor();
      await expect.poll(() => topOf(page)).toBe(0);
    });
});
