import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { characteristics } from '../remote-admin/src/product/characteristics.ts';
import { PRODUCT_CHOICES } from '../shared/src/rules/index.ts';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ portalOptions: { name: 'administration' } });

test.describe('products in the back office', () => {
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const openFromList = async (page: Page, ref: string) => {
    await page.getByLabel('Référence', { exact: true }).fill(ref.toLowerCase());
    await page.getByRole('row', { name: new RegExp(ref) }).click();
    await dialog(page).getByLabel('Prix HT').waitFor();
  };
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' });

  test('are searched by catalogue, make, model, year and reference; Escape clears the filters [A2.29, A2.31, A5.25, A7.10, A9.09, A9.12, A9.11]', async ({
    administrator,
  }) => {
    const { page, requests } = await administrator('/extradmin/products');
    await page.getByRole('heading', { name: 'Gestion des produits' }).waitFor();
    await page.getByText('Utilisez les fitres ci-dessus pour effectuer une recherche.').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Tab');
    await page.getByLabel('Marque').fill('peug');
    await page.getByRole('option', { name: 'Peugeot' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('gridcell', { name: 'disponible', exact: true }).first().waitFor();
    await expect.poll(() => requests.some((url) => url.includes('/api/admin/products?'))).toBe(true);
    assert.ok(
      requests.every((url) => !url.includes('/api/products')),
      'the administrators’ variants only',
    );
    await page.getByLabel('Année').fill('20x1');
    await expect(page.getByLabel('Année')).toHaveValue('201');
    await page.getByLabel('Modèle').fill('zzzz');
    await page.getByText('Aucun produit ne correspond à votre recherche.').waitFor();
    await page.getByLabel('Année').press('Escape');
    await page.getByText('Utilisez les fitres').waitFor();
    await page.getByLabel('Catalogue', { exact: true }).selectOption({ label: 'Kits' });
    await page.getByLabel('Titre, description ou référence').fill('ki-00001');
    await page.getByText('1 produit', { exact: true }).waitFor();
  });

  test('include deleted ones on request, and are loaded again when one was saved [A2.31, D9]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products');
    await page.getByLabel('Référence').fill('fa-00002');
    await page.getByRole('row', { name: /FA-00002/ }).click();
    await dialog(page).getByLabel('Statut').selectOption('supprimé');
    await save(page).click();
    await page.getByText('Le produit est enregistré.').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Aucun produit ne correspond à votre recherche.').waitFor();
    await page.getByLabel('Produits supprimés').check();
    await page.getByRole('row', { name: /FA-00002/ }).click();
    await dialog(page).getByLabel('Statut').selectOption('disponible');
    await save(page).click();
    await page.getByText('Le produit est enregistré.').last().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /FA-00002/ }).waitFor({ state: 'detached' });
  });

  test('offer exactly the values that the server accepts [A3.05, A3.06]', () => {
    for (const one of [...characteristics.Faisceau, ...characteristics.Attelage]) {
      if (one.kind === 'text') continue;
      const values: readonly string[] =
        one.name in PRODUCT_CHOICES
          ? PRODUCT_CHOICES[one.name as keyof typeof PRODUCT_CHOICES]
          : one.name === 'prodStandard'
            ? ['oui', 'non']
            : PRODUCT_CHOICES.yesNo;
      assert.deepEqual([...one.values], [...values], one.name);
    }
  });

  test('are created at the address /new, and edited in three tabs [A1.04, A2.29, A2.30, A3.04, A7.12, A7.13, A7.14, A9.05]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.waitForURL(/\/products\/new$/);
    await dialog(page).getByRole('heading', { name: 'Nouveau produit' }).waitFor();
    await expect(dialog(page).getByLabel('Catalogue')).toHaveValue('Faisceau');
    await expect(dialog(page).getByLabel('Statut')).toHaveValue('disponible');
    await expect(dialog(page).getByRole('tab', { name: 'Prix spéciaux' })).toBeDisabled();
    await dialog(page).getByLabel('Référence').fill('FA-90001');
    await dialog(page).getByLabel('Marque').fill('Peugeot');
    await dialog(page).getByLabel('Prix HT').fill('1 234,56');
    await dialog(page).getByLabel('PDC').selectOption('E5');
    await save(page).click();
    await dialog(page).getByText('Choisissez 7 ou 13 broches.').first().waitFor();
    await dialog(page).getByLabel('Type de prise').selectOption('13');
    await save(page).click();
    await page.getByText('Le produit est enregistré.').waitFor();
    await page.waitForURL(/\/products\/(?!new)/);
    await dialog(page).getByRole('heading', { name: 'FA-90001 · Peugeot' }).waitFor();
    for (const tab of ['Caractéristiques', 'Prix spéciaux', 'Accessoires & kits'])
      await expect(dialog(page).getByRole('tab', { name: tab })).toBeEnabled();
    await dialog(page).getByLabel('Modèle').fill('208');
    await save(page).click();
    await dialog(page).getByRole('heading', { name: 'FA-90001 · Peugeot 208' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const saved = await asAdmin<Record<string, string>>(page, 'GET', `/admin/product/${id}`);
    assert.deepEqual([saved.prodPrix, saved.prdPdc, saved.prodModele], ['1234.56', 'E5', '208']);
  });

  test('have accessories and kits, added when checked and removed when unchecked [A3.07, A7.16, A7.17]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products');
    await openFromList(page, 'FA-00005');
    const linked = async () =>
      (await asAdmin<{ relRelatedRef: string }[]>(page, 'GET', '/admin/reference/FA-00005/related')).map(
        ({ relRelatedRef }) => relRelatedRef,
      );
    const tick = async (ref: string, on: boolean) => {
      await dialog(page).getByRole('tab', { name: 'Accessoires & kits' }).click();
      await dialog(page).getByLabel('Rechercher une référence').fill(ref);
      await dialog(page).getByRole('checkbox', { name: ref }).setChecked(on);
      await save(page).click();
      await page.getByText('Les accessoires et kits sont enregistrés.').last().waitFor();
      await page.waitForFunction(
        () => document.querySelectorAll('[role=dialog] button[aria-busy]').length === 0,
      );
    };
    await tick('KI-00009', true);
    assert.ok((await linked()).includes('KI-00009'));
    await tick('KI-00009', false);
    assert.ok(!(await linked()).includes('KI-00009'));
  });

  test('accept a picture and refuse other files [A2.30, A4.09, A5.20, A5.21, A5.22, A7.18, A7.22, A8.08]', async ({
    administrator,
  }, testInfo) => {
    const { page } = await administrator('/extradmin/products');
    await openFromList(page, 'FA-00007');
    const zone = dialog(page).getByRole('group', { name: 'Photo du produit' }).locator('input[type=file]');
    await zone.setInputFiles({ name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await dialog(page)
      .getByText('Le fichier "notice.txt" est trop volumineux ou n\'est pas d\'un type attendu.')
      .waitFor();
    await zone.setInputFiles({ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await dialog(page).getByRole('alert').filter({ hasText: 'faux.png' }).waitFor();
    await zone.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PIXEL });
    await dialog(page).getByText('photo.png').waitFor();
    await save(page).click();
    await page.getByText('Le produit est enregistré.').waitFor();
    const rotated = page.waitForResponse((answer) => answer.url().endsWith('/api/file/rotate'));
    await dialog(page).getByRole('button', { name: 'Tourner l’image' }).click();
    assert.equal((await rotated).status(), 200);
    // From the disk: handing ten megabytes to the browser takes longer than the test may wait.
    const big = testInfo.outputPath('grand.png');
    writeFileSync(big, Buffer.alloc(10_485_761));
    await zone.setInputFiles(big);
    await dialog(page).getByText('Le fichier "grand.png" est trop volumineux').waitFor();
  });

  test('have a memo with few formats; pasted text loses its formatting [A5.24]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products');
    await openFromList(page, 'FA-00009');
    const editor = dialog(page).locator('[contenteditable=true]');
    await editor.waitFor();
    for (const name of ['Gras', 'Italique', 'Lien', 'Code source', 'Effacer la mise en forme'])
      await dialog(page).getByRole('button', { name }).waitFor();
    await editor.click();
    await page.keyboard.press('Control+End');
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 style="color:red">Collé</h1>');
      data.setData('text/plain', 'Collé');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await editor.getByText('Collé').waitFor();
    await expect(editor.locator('h1')).toHaveCount(0);
    await save(page).click();
    await page.getByText('Le produit est enregistré.').waitFor();
    const saved = await asAdmin<Record<string, string>>(page, 'GET', '/admin/product/p-fa-00009');
    assert.match(saved.prodMemo ?? '', /Collé/);
  });
});
