import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

const hidden = {
  daCompName: 'Dépôt caché',
  daName: 'Riou',
  daFirstname: 'Yann',
  daAddress: '2 rue du Four',
  daPostCode: '22000',
  daCity: 'Saint-Brieuc',
  daPhone1: '+33 296000000',
  daStatus: 'hidden',
};

test.describe('the addresses of an account', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    await callApi(page, 'POST', '/delivery', hidden);
    await page.goto('/cust/account');
    await page.getByRole('tab', { name: 'Adresses de livraison' }).click();
    await table().waitFor();
  });

  const table = () => page.getByRole('grid', { name: 'Adresses de livraison' });
  const row = (text: RegExp) => table().getByRole('row', { name: text });

  test('are listed in a table, hidden ones at half opacity [C2.28, C3.08, C7.29, A4.10]', async () => {
    const head = await table().getByRole('columnheader').allTextContents();
    assert.deepEqual(head.slice(0, 5), ['Société', 'Nom', 'Code postal', 'Ville', 'Mémorisée']);
    const one = row(/Dépôt caché/);
    await expect(one).toHaveText(/non/);
    const opacity = await one.evaluate((element) =>
      Math.min(...[element, ...element.children].map((each) => Number(getComputedStyle(each).opacity))),
    );
    assert.equal(opacity, 0.5);
    assert.ok(((await table().boundingBox())?.height ?? 0) <= 500);
  });

  test('are cards on a phone, with company, name, postcode, city and whether they are remembered [C2.28]', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const card = row(/Dépôt caché/);
    for (const text of ['Dépôt caché', 'Yann Riou', '22000', 'Saint-Brieuc', 'Mémorisée\u00a0: non'])
      await expect(card).toContainText(text);
  });

  test('are filtered by company, name, postcode, city and status [C2.28]', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filtrer les adresses' });
    for (const text of ['depot cache', 'riou', '22000', 'saint brieuc', 'non 22000']) {
      await filter.fill(text);
      await page.getByText('1 adresse', { exact: true }).waitFor();
      await row(/Dépôt caché/).waitFor();
    }
    await filter.fill('');
  });

  test('are changed in a dialog, which lists the fields that are refused and marks them [C7.31, C8.07, W1.30]', async () => {
    await row(/Dépôt caché/)
      .getByRole('gridcell')
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Modifier l’adresse' });
    const city = dialog.getByRole('textbox', { name: 'Ville', exact: true });
    await city.fill('');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/^Ville/)
      .waitFor();
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription('La ville est obligatoire.');
    await city.fill('Lannion');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await row(/Lannion/).waitFor();
  });

  test('are added, and deleted after a confirmation [C7.30, C7.32]', async () => {
    await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle adresse' });
    for (const [name, text] of [
      ['Société', 'Garage du Lac'],
      ['Prénom', 'Ana'],
      ['Nom', 'Le Goff'],
      ['Adresse', '1 rue du Lac'],
      ['Code postal', '74000'],
      ['Ville', 'Annecy'],
    ])
      await dialog.getByRole('textbox', { name, exact: true }).fill(text as string);
    await dialog
      .getByRole('group', { name: 'Téléphone', exact: true })
      .getByRole('textbox')
      .fill('0450000000');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await row(/Garage du Lac/).waitFor();
    await page.getByRole('button', { name: 'Supprimer l’adresse Garage du Lac' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await row(/Garage du Lac/).waitFor({ state: 'detached' });
  });
});
