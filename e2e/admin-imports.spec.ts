import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
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
    await expect(grid.getByText('Le prix «\u00a0cher\u00a0» est illisible')).toBeVisible();
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

test.describe('special prices of many customers from a file', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Prix spéciaux par fichier' });
  const drop = (page: Page, lines: readonly string[]) =>
    panel(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'prix 2027.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      });
  const HEADS = 'Email;Réf;Prix spécial HT;Valable du;Valable jusqu’au';
  const idOf = async (page: Page, email: string) =>
    (await asAdmin<{ userId: string; userEmail: string }[]>(page, 'GET', '/admin/customers')).find(
      ({ userEmail }) => userEmail === email,
    )?.userId ?? '';
  const priceOf = async (page: Page, email: string, ref: string) =>
    (
      await asAdmin<{ spProdRef: string; spPrice: number }[]>(
        page,
        'GET',
        `/admin/customer/${await idOf(page, email)}/specialPrices`,
      )
    ).find(({ spProdRef }) => spProdRef === ref)?.spPrice;

  test('with three mistakes are seen, corrected, applied and taken back [B5.02] [B5.04] [B5.05]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/import');
    await page.getByRole('tab', { name: 'Prix spéciaux' }).click();
    await page.waitForURL(/de=specialPrices/);
    // A price that nobody can read, a customer whom nobody knows, and days in the wrong order.
    await drop(page, [
      HEADS,
      'client010@demo.example;FA-00020;cher;;',
      'personne@demo.example;FA-00021;12,50;;',
      'client011@demo.example;FA-00022;10,00;31/12/2027;01/01/2027',
      'client012@demo.example;FA-00023;11,00;;',
    ]);
    const grid = panel(page)
      .getByRole('table', { name: 'Différences avec ce qui est enregistré' })
      .or(panel(page).getByRole('grid', { name: 'Différences avec ce qui est enregistré' }));
    await expect(grid.getByText('FA-00023')).toBeVisible();
    const choose = (label: string) => panel(page).getByLabel('Afficher').selectOption({ label });
    await choose('Lignes illisibles (2)');
    await expect(grid.getByText('cher', { exact: false })).toBeVisible();
    await expect(grid.getByText('finirait avant de commencer', { exact: false })).toBeVisible();
    await choose('Inconnus ou supprimés (1)');
    await expect(grid.getByText('personne@demo.example', { exact: false })).toBeVisible();
    assert.equal(await priceOf(page, 'client012@demo.example', 'FA-00023'), undefined, 'nothing changed yet');
    await panel(page).getByRole('button', { name: 'Retirer le fichier' }).click();
    await drop(page, [
      HEADS,
      'client010@demo.example;FA-00020;9,90;;',
      'client011@demo.example;FA-00022;10,00;01/01/2027;31/12/2027',
      'client012@demo.example;FA-00023;11,00;;',
    ]);
    await panel(page).getByText('3 changements').waitFor();
    await panel(page).getByRole('button', { name: 'Appliquer ces prix' }).click();
    // They are less than a third of what everybody pays.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer avec ces prix' }).click();
    await panel(page).getByText('prix 2027.csv est appliqué', { exact: false }).waitFor();
    assert.equal(await priceOf(page, 'client012@demo.example', 'FA-00023'), 11);
    await panel(page).getByRole('button', { name: 'Défaire l’import de prix 2027.csv' }).first().click();
    await expect(panel(page).getByText('Annulé').first()).toBeVisible();
    assert.equal(await priceOf(page, 'client012@demo.example', 'FA-00023'), undefined);
  });

  test('go out as they stand, and come in again with nothing to change [B5.02]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/import?de=specialPrices');
    const downloading = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: /CSV/ }).click();
    const buffer = await readFile(await (await downloading).path());
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'prix-speciaux.csv', mimeType: 'text/csv', buffer });
    await panel(page).getByText('Rien ne change').waitFor();
    await expect(panel(page).getByRole('button', { name: 'Appliquer ces prix' })).toBeDisabled();
  });
});
