import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'administration' } });

test.describe('a price list that is looked at first', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Mise à jour du catalogue' });
  const drop = (page: Page, text: string) =>
    panel(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'tarif 2027.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const priceOf = async (page: Page, id: string) =>
    (await asAdmin<{ prodPrix: string }>(page, 'GET', `/admin/product/${id}`)).prodPrix;

  test('with three mistakes is seen, corrected, applied and taken back [B5.04] [B5.05] [W2.02]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin');
    const before = await priceOf(page, 'p-fa-00011');
    // A price that nobody can read, a reference that nobody has, and a comma in the wrong place.
    await drop(page, 'Réf;Prix HT\nFA-00010;cher\nZZ-9;1,00\nFA-00011;1234,50\n');
    await panel(page).getByText('Un prix est multiplié ou divisé par trois').waitFor();
    const choose = (label: string | RegExp) =>
      panel(page)
        .getByLabel('Afficher')
        .selectOption({ label: label as string });
    const table = panel(page).getByRole('table', { name: 'Différences avec le catalogue' });
    const grid = table.or(panel(page).getByRole('grid', { name: 'Différences avec le catalogue' }));
    await expect(grid.getByText('FA-00011')).toBeVisible();
    await choose('Lignes illisibles (1)');
    await expect(grid.getByText('Le prix «\u00a0cher\u00a0» est illisible.')).toBeVisible();
    await choose('Références inconnues ou supprimées (1)');
    await expect(grid.getByText('ZZ-9')).toBeVisible();
    assert.equal(await priceOf(page, 'p-fa-00011'), before, 'nothing has changed yet');
    await panel(page).getByRole('button', { name: 'Annuler' }).click();
    await drop(page, 'Réf;Prix HT\nFA-00010;99,00\nFA-00011;123,45\n');
    await panel(page).getByText('2 produits changent').waitFor();
    await panel(page).getByRole('button', { name: 'Mettre à jour le catalogue' }).click();
    await panel(page)
      .getByText(/Import du fichier "tarif 2027.csv" .* mis à jour\u00a0: 2/)
      .waitFor();
    assert.equal(await priceOf(page, 'p-fa-00011'), '123.45');
    await panel(page).getByRole('button', { name: 'Défaire l’import de tarif 2027.csv' }).first().click();
    await expect(panel(page).getByText('Annulé').first()).toBeVisible();
    assert.equal(await priceOf(page, 'p-fa-00011'), before);
  });
});
