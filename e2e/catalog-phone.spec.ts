/// <reference lib="dom" />

import assert from 'node:assert/strict';
import { violationsOn } from './harness/accessibility.ts';
import { hold, shifted } from './harness/frames.ts';
import { expect, test } from './harness/test.ts';

test.describe('the catalogue on a phone', () => {
  test('shows the whole name of a kit inside its card, because kits differ at the end of their names [C2.22]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375 });
    await page.goto('/catalog?cat=Kit');
    await page.getByLabel('Titre, description ou référence').fill('KI-00001');
    const card = page.getByRole('row', { name: /KI-00001/ });
    await card.waitFor();
    const cut = () =>
      card.evaluate((row) =>
        [row, ...row.querySelectorAll('span')]
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
          )
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut).toEqual([]);
  });

  test('keeps everything in its place when the rows of a word arrive [C2.22]', async ({ signedIn }) => {
    const { page } = await signedIn({ width: 375 });
    const rows = await hold(page, /\/api\/products/);
    await page.goto('/catalog?cat=Faisceau');
    await page.getByLabel('Marque').fill('Peugeot');
    const show = page.getByRole('button', { name: /^Voir / });
    await expect(show).toHaveText('Voir les produits');
    // What moves within half a second of a key is its answer.
    await page.waitForTimeout(600);
    const before = await shifted(page);
    rows();
    await expect(show).toHaveText(/^Voir \d+/);
    await page
      .getByRole('row', { name: /Peugeot/ })
      .first()
      .waitFor();
    await page.getByRole('group', { name: 'Affiner' }).or(page.locator('[aria-pressed]')).first().waitFor();
    expect((await shifted(page)) - before).toBeLessThan(0.001);
  });

  for (const [width, height] of [
    [375, 740],
    [640, 360],
    [768, 1024],
  ] as const)
    test(`scrolls its rows with the page, shows several at once and nothing sideways at ${width} pixels [W1.10] [W1.12]`, async ({
      signedIn,
    }) => {
      const { page } = await signedIn({ width });
      await page.setViewportSize({ width, height });
      await page.goto('/catalog?cat=Faisceau&marque=peugeot');
      const rows = page.getByRole('grid').getByRole('row');
      await rows.nth(2).waitFor();
      const layout = () =>
        page.evaluate(() => {
          const grid = document.querySelector('[role="grid"]');
          const shown = [...(grid?.querySelectorAll('[role="row"]') ?? [])].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= 0 && top + (bottom - top) / 2 <= innerHeight;
          });
          return {
            several: shown.length >= 3,
            sideways: document.documentElement.scrollWidth > innerWidth,
            twoScrolls: grid !== null && grid.scrollHeight > grid.clientHeight + 1,
            cut: shown.some((row) => row.scrollWidth > row.clientWidth + 1),
          };
        });
      await expect.poll(layout).toEqual({ several: true, sideways: false, twoScrolls: false, cut: false });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page
        .getByRole('row', { name: /En stock|Stock limité|jours|demande|Épuisé/ })
        .last()
        .click();
      await page.getByRole('dialog', { name: /FA-/ }).waitFor();
    });

  test('shows its rows at once when a tablet is turned, without anybody scrolling [W1.10]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 800 });
    await page.setViewportSize({ width: 800, height: 1280 });
    await page.goto('/catalog?marque=Peugeot');
    const rows = page.getByRole('grid').getByRole('row');
    await rows.nth(2).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('columnheader').first().waitFor();
    // The head and the active row alone are two.
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
  });

  test('shows a product on a magnified page from its name to its order button, which scroll together [W1.12]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 640 });
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/catalog?cat=Faisceau&produit=p-fa-00001');
    const dialog = page.getByRole('dialog', { name: 'FA-00001' });
    await expect(dialog.getByText(/^Faisceau .+, (depuis \d{4}|\d{4}(-\d{4})?)$/)).toBeInViewport();
    const order = dialog.getByRole('button', { name: 'Ajouter au panier' });
    await order.scrollIntoViewIfNeeded();
    await expect(order).toBeInViewport();
    const room = await dialog
      .locator('[data-body]')
      .evaluate((body) => body.getBoundingClientRect().height / window.innerHeight);
    expect(room).toBeGreaterThan(0.8);
  });

  test('fits 375 pixels and has no axe violations', async ({ signedIn }) => {
    const { page } = await signedIn({ width: 375 });
    await page.goto('/catalog?cat=Faisceau&marque=peugeot');
    await page
      .getByText(/En stock/)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    assert.deepEqual(await violationsOn(page), []);
  });
});
