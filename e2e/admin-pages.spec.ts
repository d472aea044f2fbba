/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

test.use({ portalOptions: { name: 'administration' } });

const PHONE = 375;

/** Contrasts are the same at each width. */
const SCHEMES = { 1280: ['light', 'dark'], [PHONE]: ['light'] } as const;

/** A contrast that fails in one scheme, or a name that is missing at one width, is found on every page of the rail. */
test.describe('every page of the back office', () => {
  for (const width of [1280, PHONE] as const)
    test(`has nothing that axe finds, in ${SCHEMES[width].join(' and ')}, at ${width} [B9.07, W2.37]`, async ({
      administrator,
    }) => {
      test.setTimeout(300_000);
      const { page } = await administrator('/extradmin', { width });
      const found: string[] = [];
      // A colour that is still on its way to the other scheme would be measured half way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (width === PHONE) expect(await heightOfRail(page)).toBeLessThan(64);
      for (const address of await pagesOfRail(page)) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await networkQuiet(page);
        if (await scrollsSideways(page)) found.push(`${address}: scrolls sideways`);
        for (const colorScheme of SCHEMES[width]) {
          await page.emulateMedia({ colorScheme });
          found.push(...(await violationsOn(page)).map((line) => `${address} ${colorScheme} ${line}`));
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
      expect(found).toEqual([]);
    });
});

async function pagesOfRail(page: Page): Promise<string[]> {
  const rail = page.getByRole('navigation', { name: 'Administration' });
  await rail.getByRole('link').first().waitFor();
  const addresses = await rail
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.filter((address) => address.startsWith('/extradmin'));
}

/** One line that scrolls: the page itself begins on the first screen. */
async function heightOfRail(page: Page): Promise<number> {
  const rail = page.getByRole('navigation', { name: 'Administration' });
  await rail.getByRole('link').first().waitFor();
  return (await rail.boundingBox())?.height ?? 0;
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
