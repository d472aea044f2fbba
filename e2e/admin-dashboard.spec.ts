import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';
import { measureScripts } from './harness/transfer.ts';
import { networkQuiet } from './harness/visits.ts';

test.use({ portalOptions: { name: 'administration' } });

test.describe('the dashboard of the back office', () => {
  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const importPanel = (page: Page) => panel(page, 'Mise à jour du catalogue');
  const drop = (page: Page, name: string, text: string | Buffer, mimeType = 'text/csv') =>
    importPanel(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  const submit = (page: Page) =>
    importPanel(page).getByRole('button', { name: 'Mettre à jour le catalogue' });

  test('has links to a new customer and a new product [A1.02, A2.07]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin');
    await page.getByRole('link', { name: 'Ajouter un compte client' }).click();
    await page.waitForURL('/extradmin/customers/new');
    await page.getByRole('heading', { name: 'Nouveau client' }).waitFor();
    await page.goto('/extradmin');
    await page.getByRole('link', { name: 'Ajouter un produit' }).click();
    await page.waitForURL('/extradmin/products/new');
    await page.getByRole('heading', { name: 'Nouveau produit' }).waitFor();
  });

  test('loads less than 90 kB of JavaScript besides the shell’s [A2.04]', async ({ administrator }) => {
    const { page } = await administrator('about:blank');
    const measured = await measureScripts(page);
    await page.goto('/extradmin');
    await page.getByRole('row').nth(1).waitFor();
    await networkQuiet(page);
    const own = measured().filter(({ url }) => /\/r\/remote-admin\/|\/assets\/ui-/.test(url));
    const bytes = own.reduce((sum, script) => sum + script.bytes, 0);
    assert.ok(own.length > 0 && bytes < 90_000, `${bytes} bytes`);
  });

  test('updates prices and stock from a file, and reports the lines that it could not use [A1.06, A2.05, A2.32, A3.10, A3.11, A4.01, A5.14, A5.15, A5.16, A5.17, A7.18, A7.19, A8.12]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin');
    const sheet = 'Réf;Tarif HT;Qté\nFA-00001;"1 234,56";7\nXX-1;3,00;1\nFA-00002;abc;2\n';
    await drop(page, 'tarif mars.csv', sheet);
    await importPanel(page).getByRole('columnheader', { name: 'Tarif HT' }).waitFor();
    await importPanel(page).getByRole('cell', { name: '1 234,56' }).waitFor();
    const choose = (label: string, column: string) =>
      importPanel(page).getByLabel(label, { exact: true }).selectOption({ label: column });
    // The columns are recognised by their titles, and the effects are there before anything is applied.
    await expect(importPanel(page).getByLabel('Stock', { exact: true })).toHaveValue('Qté');
    await importPanel(page)
      .getByRole('list', { name: 'Effets du fichier' })
      .getByText('1 produit change')
      .waitFor();
    for (const label of ['Référence', 'Prix HT', 'Stock']) await choose(label, 'Ignorer');
    await expect(submit(page)).toBeDisabled();
    await importPanel(page).getByText('La colonne Référence doit être sélectionnée.').waitFor();
    await choose('Référence', 'Réf');
    await submit(page).click();
    await importPanel(page).getByText('Au moins une autre colonne doit être sélectionnée.').waitFor();
    await choose('Prix HT', 'Réf');
    await importPanel(page).getByText('Chaque colonne doit être unique.').waitFor();
    await choose('Prix HT', 'Tarif HT');
    await choose('Stock', 'Qté');
    await page.route('**/updateFromFile', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await submit(page).click();
    // The price is more than three times what it was.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer avec ces prix' }).click();
    await importPanel(page).getByText('Traitement en cours...').waitFor();
    await importPanel(page)
      .getByText(/Import du fichier "tarif mars.csv" .* Nombre de produits mis à jour\u00a0: \d/)
      .waitFor();
    await importPanel(page).getByText('1 référence inconnue').click();
    await importPanel(page).getByText('XX-1').waitFor();
    await importPanel(page).getByText('1 ligne illisible').waitFor();
    const product = await asAdmin<Record<string, unknown>>(page, 'GET', '/admin/product/p-fa-00001');
    assert.deepEqual([product.prodPrix, product.prodStockQty], ['1234.56', 7]);
    // The columns chosen for this file name are chosen again for the next one.
    await drop(page, 'tarif mars.csv', sheet);
    await importPanel(page).getByLabel('Stock', { exact: true }).waitFor();
    await expect(importPanel(page).getByLabel('Stock', { exact: true })).toHaveValue('Qté');
    await importPanel(page).getByRole('button', { name: 'Annuler' }).click();
    await importPanel(page).getByText('Fichier des prix et des stocks').waitFor();
  });

  test('refuses files that are no catalogue, with the server’s message [A5.18, A8.01]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin');
    const latin = Buffer.from('Référence;Prix\nFA-00001;12,00\n', 'latin1');
    await drop(page, 'windows.csv', latin);
    await importPanel(page).getByRole('columnheader', { name: 'Référence' }).waitFor();
    await importPanel(page).getByRole('button', { name: 'Annuler' }).click();
    await drop(page, 'colonne.csv', 'Rien\n1\n2\n');
    await importPanel(page).getByText('Ce fichier n’a qu’une colonne lisible').waitFor();
    await importPanel(page).getByRole('button', { name: 'Annuler' }).click();
    await drop(page, 'catalogue.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 3]));
    await importPanel(page).getByRole('alert').waitFor();
    await drop(page, 'catalogue.pdf', 'x', 'application/pdf');
    await importPanel(page).getByText('Le fichier "catalogue.pdf" est trop volumineux').waitFor();
    await page.route('**/updateFromFile', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'import.x', message: 'Le fichier a expiré.' } } }),
    );
    await drop(page, 'bon.csv', 'Réf;Prix\nFA-00001;12\n');
    await importPanel(page).getByText('Le fichier a expiré.').waitFor();
    await page.unroute('**/updateFromFile');
    await importPanel(page).getByRole('button', { name: 'Vérifier de nouveau' }).click();
    await expect(submit(page)).toBeEnabled();
  });

  test('creates QR codes, one at a time, and none for an empty text [A1.07, A2.06, A2.33, A3.12, A4.08, A5.23, A7.20, A7.21, A8.02, A9.08]', async ({
    administrator,
  }) => {
    const { page, requests } = await administrator('about:blank');
    await page.clock.install();
    await page.goto('/extradmin');
    const codes = panel(page, 'QR codes');
    const generate = codes.getByRole('button', { name: 'Générer' });
    const busy = codes.locator('button[aria-busy]');
    const asked = () => requests.filter((url) => url.endsWith('/qrcode')).length;
    await codes.getByLabel('Texte ou adresse').fill('   ');
    await generate.click();
    assert.equal(asked(), 0);
    await codes.getByLabel('Texte ou adresse').fill('FA-00001');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await generate.dblclick();
    await codes.getByRole('img', { name: /FA-00001/ }).waitFor();
    // The code is there, and the button stays disabled for 500 ms more.
    await page.clock.runFor(450);
    await expect(busy).toHaveCount(1);
    await generate.click({ force: true });
    await page.clock.runFor(100);
    await expect(busy).toHaveCount(0);
    assert.equal(asked(), 1);
    await page.clock.resume();
    const saved = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Télécharger' }).click();
    assert.match((await saved).suggestedFilename(), /^qrcode-.+\.png$/);
    await page.route('**/qrcode', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'qrcode.tooLong', message: 'Trop long.' } } }),
    );
    await codes.getByLabel('Texte ou adresse').fill('FA-00002');
    await generate.click();
    await codes.getByText('Trop long.').waitFor();
  });

  test('lists requests for delivery information until they are answered [D4]', async ({
    portal,
    administrator,
  }) => {
    await portal.sql(
      "insert into delivery_requests (id, product_id, prod_ref, user_id, created_at, handled_at) select 'dr-1', 'p-fa-00004', 'FA-00004', id, '2026-01-02T10:00:00.000Z', null from users where email = 'garage@demo.example'",
    );
    const { page } = await administrator('/extradmin');
    const inbox = panel(page, 'Demandes de délai');
    await inbox.getByText('FA-00004').waitFor();
    await inbox.getByRole('button', { name: /FA-00004 comme traitée/ }).click();
    await inbox.getByText('Aucune demande en attente').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await inbox.getByText('FA-00004').waitFor();
    await networkQuiet(page);
    await inbox.getByRole('button', { name: /FA-00004 comme traitée/ }).click();
    await inbox.getByText('Aucune demande en attente').waitFor();
    await networkQuiet(page);
    await page.reload();
    await inbox.getByText('Aucune demande en attente').waitFor();
  });

  test('says what failed, and tries again on request [A8.06, A8.07, A8.11]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin');
    await page.route('**/api/admin/{orders,customers}**', (route) => route.abort());
    await page.goto('/extradmin/orders');
    await page.getByText('Les commandes n’ont pas pu être chargées').waitFor();
    await page.unroute('**/api/admin/{orders,customers}**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.route('**/api/admin/customers**', (route) => route.abort());
    await page.goto('/extradmin/customers');
    await page.getByText('Les clients n’ont pas pu être chargés').waitFor();
  });
});
