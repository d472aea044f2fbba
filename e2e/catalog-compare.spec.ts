/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

const LIST = '/catalog?cat=Faisceau&marque=Peugeot&modele=308%20II';

test.describe('comparing products', () => {
  for (const [width, height, most] of [
    [1280, 800, 3],
    [375, 700, 4],
  ] as const)
    test(`${most} products side by side, all in sight, from the list into the cart, at ${width} px`, async ({
      customer: { page },
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(LIST);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.getByRole('button', { name: 'Comparer' }).click();
      for (let at = 0; at < most; at += 1) await page.locator(`[data-index="${at}"]`).click();
      const bar = page.getByRole('region', { name: 'Comparer des produits' });
      await expect(bar.getByRole('status')).toHaveText(`${most} produits choisis sur 4 au plus.`);
      expect(scripts.filter((url) => /compare\.\w+\.js$/.test(url))).toHaveLength(1);
      await bar.getByRole('button', { name: 'Comparer' }).click();
      const dialog = page.getByRole('dialog', { name: 'Comparer des produits' });
      await dialog.getByRole('row', { name: /^Prix HT/ }).waitFor();
      const differing = await dialog.locator('tr[data-differs]').count();
      expect(differing).toBeGreaterThan(0);
      assert.deepEqual(await violationsOn(page), []);
      await dialog.getByRole('checkbox', { name: 'Seulement ce qui diffère' }).check();
      await expect(dialog.locator('tbody tr')).toHaveCount(differing);
      expect(await violationsOn(page)).toEqual([]);
      // Nothing passes sideways, so that no product is out of sight.
      for (const part of [dialog, dialog.getByRole('region')])
        expect(await part.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      const heads = dialog.getByRole('columnheader');
      await expect(heads).toHaveCount(most);
      for (const head of await heads.all()) {
        const box = await head.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
      await dialog
        .getByRole('button', { name: /^Ajouter au panier\s: FA-\d+$/ })
        .first()
        .click();
      await dialog.getByText('Ajouté au panier.').waitFor();
      await dialog.getByRole('link', { name: 'Voir le panier' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Commande en cours/);
    });

  test('is a step in the history and a link; paper has its names and nothing to click', async ({
    customer: { page },
  }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Comparer' }).click();
    for (const at of [0, 1, 2]) await page.locator(`[data-index="${at}"]`).click();
    const bar = page.getByRole('region', { name: 'Comparer des produits' });
    await bar.getByRole('button', { name: 'Comparer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comparer des produits' });
    const heads = dialog.getByRole('columnheader');
    await expect(heads).toHaveCount(3);
    await page.reload();
    await expect(heads).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    for (const at of [0, 1, 2]) {
      const head = heads.nth(at);
      await expect(head.getByText(/^FA-\d+$/)).toBeVisible();
      await expect(head.locator('svg').first()).toBeVisible();
    }
    await expect(dialog.getByRole('checkbox')).toBeHidden();
    await expect(dialog.getByText('Ajouter au panier').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(bar.getByRole('status')).toHaveText('3 produits choisis sur 4 au plus.');
  });
});
