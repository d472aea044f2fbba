/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

test.describe('the search bar and the kits module', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    await page.goto('/home');
    await field().waitFor();
  });

  const field = () => page.getByRole('combobox', { name: 'Référence, marque ou modèle' });
  const found = () => page.getByRole('listbox').getByRole('option');
  const shortcut = async () => {
    await page.locator('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('/');
  };

  test("'/' focuses it; it searches from three characters on and shows the number of results [C2.20]", async ({
    customer,
  }) => {
    customer.requests.length = 0;
    await shortcut();
    await page.keyboard.type('pe');
    await page.waitForTimeout(600);
    const asked = () =>
      customer.requests
        .filter((url) => url.includes('/api/search?'))
        .map((url) => new URL(url).searchParams.get('q'));
    assert.deepEqual(asked(), []);
    await page.keyboard.type('ugeot');
    await found().first().waitFor();
    await expect.poll(() => asked().at(-1)).toBe('peugeot');
    await page.getByText(/^\d[\d\s]* produits/).waitFor();
  });

  test('shows each result with all its fields, and marks what matched [C2.20] [W1.31]', async () => {
    await field().fill('peugeot');
    const row = page.getByRole('group', { name: 'Faisceaux' }).getByRole('option').first();
    await expect(row).toHaveText(/^FA-\d+ (Standard|Premium)Peugeot/);
    const reference = await row.getByText(/^FA-\d+$/).boundingBox();
    const range = await row.getByText(/^(Standard|Premium)$/).boundingBox();
    assert.ok(reference && range && range.x - reference.x - reference.width >= 8);
    await expect(row).toHaveText(/(€ ?HT|---)/);
    await expect(row.locator('mark')).toHaveText('Peugeot');
    await row.getByText(/En stock|Stock limité|Sous 3|Épuisé|Délai/).waitFor();
  });

  test('moves by arrows, opens a result on Enter; Escape closes the list and then clears [C2.20]', async () => {
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Faisceau');
    await field().fill('peugeot');
    await found().first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
    const reference = /FA-\d+/.exec((await chosen.textContent()) ?? '')?.[0] ?? 'none';
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: reference }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await field().fill('peugeot 308');
    await found().first().waitFor();
    await page.keyboard.press('Escape');
    await expect(found()).toHaveCount(0);
    await expect(field()).toHaveValue('peugeot 308');
    await page.keyboard.press('Escape');
    await expect(field()).toHaveValue('');
    await expect(found()).toHaveCount(0);
  });

  test('ignores dashes, spaces, accents and case', async () => {
    for (const text of ['fa 00001', 'FA00001', 'fa.00001']) {
      await field().fill(text);
      await found().filter({ hasText: 'FA-00001' }).first().waitFor();
      await field().fill('');
    }
    await field().fill('citroën');
    await found().first().waitFor();
    await field().fill('CITROEN');
    await found().filter({ hasText: 'Citroën' }).first().waitFor();
  });

  test('shows a kit with its picture and star, and remembers the chosen catalogue [C2.20, C2.22]', async () => {
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Kit');
    await field().fill('KI-00001');
    const row = found().filter({ hasText: 'KI-00001' }).first();
    await row.getByRole('img', { name: 'Mis en avant' }).waitFor();
    await expect(row).not.toHaveText(/Standard|Premium/);
    await page.reload();
    await field().waitFor();
    await expect(page.getByLabel('Catalogue', { exact: true })).toHaveValue('Kit');
  });

  test('a reload right after the last letter keeps what was typed [B3.01]', async () => {
    await field().fill('peugeot');
    await found().first().waitFor();
    await field().pressSequentially(' 308');
    await page.reload();
    await expect(field()).toHaveValue('peugeot 308');
  });

  test('says that nothing was found and what to do [C2.20]', async () => {
    await field().fill('zzzz');
    await page.getByText('Aucun produit').first().waitFor();
  });

  test('a slow early answer never overwrites a later one', async () => {
    await page.route('**/api/search?**q=peugeot**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    await field().fill('peugeot');
    await page.waitForTimeout(500);
    await field().fill('renault');
    await found().filter({ hasText: 'Renault' }).first().waitFor();
    await page.waitForTimeout(1800);
    await expect(found().filter({ hasText: 'Peugeot' })).toHaveCount(0);
  });

  test('says that a search failed while the connection is lost, and repeats it by itself when it is back [C8.02]', async ({
    customer,
  }) => {
    await field().fill('renault');
    await found().first().waitFor();
    await customer.context.setOffline(true);
    await field().fill('peugeot');
    await page
      .getByText(/La recherche n’a pas abouti/)
      .first()
      .waitFor();
    await customer.context.setOffline(false);
    await found().filter({ hasText: 'Peugeot' }).first().waitFor({ timeout: 20_000 });
  });

  test('opens a product over the page on which it was found, loaded without the catalogue [C2.04, C2.20]', async () => {
    await page.goto('/cart?produit=p-fa-00002');
    await page.getByRole('dialog', { name: 'FA-00002' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/\/cart$/);
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type('fa-00003');
    // Of 'fa-0000' too it is one of the rows, but not the first.
    await expect(found().first()).toContainText('FA-00003');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'FA-00003' }).waitFor();
    await expect(page).toHaveURL(/\/cart\?produit=/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/\/cart$/);
  });

  test("'Nouveaux produits' are listed, and a click opens one [C2.03, C7.20]", async () => {
    const kits = page.getByRole('region', { name: 'Nouveaux produits' });
    await kits
      .getByText(/KI-\d+/)
      .first()
      .click();
    await page.getByRole('dialog', { name: /KI-\d+/ }).waitFor();
  });

  test('kits are not shown to customers without the Kit catalogue [C1.02, C2.03]', async ({ signedIn }) => {
    const other = await signedIn({ email: 'lecteur@demo.example', at: '/home' });
    await other.page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).waitFor();
    await expect(other.page.getByText('Nouveaux produits')).toHaveCount(0);
  });

  for (const width of [1280, 375])
    test(`has no axe violations at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).fill('peugeot');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      assert.deepEqual(await violationsOn(page), []);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});
