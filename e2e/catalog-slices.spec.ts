/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { ProductRow, SliceQuestion } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import { heldList } from '../api/src/testing/held-list.ts';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

// Every list is too large to be held: what is done here, catalog.spec.ts does on lists that are.
test.use({ portalOptions: { name: 'slices', products: 3000, env: { CATALOGUE_HELD_MAX: '1' } } });

type Asked = Omit<SliceQuestion, 'l'>;

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const place = (page: Page, at: number) => page.locator(`[role="grid"] [data-index="${at}"]`);

test('a list that is not held is filtered, sorted, walked through, opened and found again by its address [B3.10]', async ({
  customer,
}) => {
  const { page } = customer;
  const lists: number[] = [];
  page.on('response', (answer) => {
    if (/\/api\/products\?.*held=1/.test(answer.url())) lists.push(answer.status());
  });
  await page.goto('/catalog?cat=Faisceau');
  const whole = await callApi<ProductRow[]>(page, 'GET', '/products');
  /** Whether the page shows what it would show if it held the list. */
  const shows = async (asked: Asked, places: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]) => {
    const expected = heldList(whole, asked);
    await expect(page.getByText(`${expected.count.toLocaleString('fr')} produits`)).toBeVisible();
    for (const at of places)
      await expect(place(page, at)).toContainText(expected.rows.at(at)?.prodRef ?? 'none');
    return expected;
  };

  await page.getByLabel('Marque').fill('peu');
  const peugeot = { cat: 'Faisceau', marque: 'peugeot' } as const;
  const suggested = page.getByRole('option', { name: /^Peugeot\s*\d+$/ });
  assert.equal(
    Number(/\d+$/.exec((await suggested.textContent()) ?? '')?.[0]),
    heldList(whole, peugeot).count,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const { traits } = await shows(peugeot);
  const chip = page.getByRole('button', { name: /^13 broches/ });
  await expect(chip).toContainText(String(traits['13']));
  await chip.click();
  await shows({ ...peugeot, avec: '13' });
  await page.getByRole('button', { name: 'Prix HT' }).click();
  const sorted = { ...peugeot, avec: '13', tri: 'prix' };
  const { rows: expected } = await shows(sorted);
  await page.waitForURL(/tri=prix/);

  await page.getByLabel('Référence').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: expected[1]?.prodRef ?? 'none' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(page.locator(':focus')).toContainText(expected[1]?.prodRef ?? 'none');
  await page.keyboard.press('End');
  const last = expected.length - 1;
  await expect(place(page, last)).toBeFocused();
  await shows(sorted, [last, last - 1, last - 5]);

  // The place in the list comes back as well: it is kept once the list rests.
  await page.waitForTimeout(300);
  await page.reload();
  await shows(sorted, [last, last - 1, last - 5]);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/catalog?cat=Faisceau&ref=fa0');
  await rows(page).nth(1).waitFor();
  const scrolled = () =>
    page.getByRole('grid').evaluate((grid) => {
      grid.scrollTop = 40_000;
      return grid.scrollTop;
    });
  await expect.poll(scrolled).toBe(40_000);
  await shows({ cat: 'Faisceau', ref: 'fa0' }, [1005]);
  await page.waitForTimeout(300);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.scrollTop)).toBe(40_000);
  await shows({ cat: 'Faisceau', ref: 'fa0' }, [1005]);
  assert.ok(
    lists.length > 0 && lists.every((status) => status === 204),
    `no list was fetched: ${lists.join()}`,
  );
});

test('a make and a model in other words are read for rows and suggestions alike [B3.02] [B3.03] [B3.10]', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto('/catalog?cat=Faisceau');
  await page.getByRole('region', { name: 'Par constructeur' }).waitFor();
  await page.getByLabel('Marque', { exact: true }).fill('vw');
  await expect(page.getByText(/^Résultats pour Volkswagen$/)).toBeVisible();
  await expect(place(page, 0)).toContainText('Volkswagen');
  await page.getByLabel('Modèle', { exact: true }).fill('golf sept');
  await expect(page.getByText(/^Résultats pour Volkswagen Golf VII$/)).toBeVisible();
  await expect(place(page, 0)).toContainText(/Golf VII(?!I)/);
  await page.getByRole('option', { name: /^Golf VII\s*\d+$/ }).click();
  await expect(page.getByLabel('Marque', { exact: true })).toHaveValue('Volkswagen');
  await expect(place(page, 0)).toContainText(/Golf VII(?!I)/);
});
