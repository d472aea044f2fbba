import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'administration' } });

test.describe('views of the back office’s lists', () => {
  test('a view is saved with its filters, columns and order, opened by one click, gone over by Back, and deleted [B9.05]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers?statut=active&tri=city-up');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Téléphone' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Téléphone' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
    await page.keyboard.type('Actifs par ville');
    await page.keyboard.press('Enter');
    const views = page.getByRole('navigation', { name: 'Vues enregistrées' });
    const own = views.getByRole('link', { name: 'Actifs par ville' });
    await expect(own).toHaveAttribute('aria-current', 'true');
    await views.getByRole('link', { name: 'Tout' }).click();
    await expect(page).toHaveURL('/extradmin/customers');
    // Chosen outside of the view, the columns were kept for this administrator, and stay after a reload.
    await page.reload();
    await page.getByRole('row').nth(3).waitFor();
    await expect(page.getByRole('columnheader', { name: 'Téléphone' })).toHaveCount(0);
    await own.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/statut=active&tri=city-up&vue=/);
    await expect(page.getByRole('columnheader', { name: 'Ville' })).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect(page).toHaveURL('/extradmin/customers');
    await expect(page.getByRole('columnheader', { name: 'Société' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await own.click();
    await page.getByRole('button', { name: 'Modifier la vue « Actifs par ville »' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(own).toBeVisible();
    await asAdmin(page, 'PUT', '/admin/list-columns/customers', {
      columns: ['company', 'name', 'phone', 'email', 'city', 'catalogues', 'status'],
    });
  });

  test('products: a view brings catalogue, filters and columns; a shared one that a colleague deleted says so [B9.05]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products?catalogue=Attelage&ref=AT-00');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
    await page.getByRole('checkbox', { name: 'EAN' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
    await page.keyboard.type('Attelages et EAN');
    await page.getByRole('checkbox', { name: /Partagée avec/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    const view = page.getByRole('link', { name: /Attelages et EAN/ });
    await expect(view).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Tout', exact: true }).click();
    await expect(page.getByLabel('Référence', { exact: true })).toHaveValue('');
    await view.click();
    await expect(page.getByLabel('Référence', { exact: true })).toHaveValue('AT-00');
    await expect(page.getByRole('columnheader', { name: 'EAN' })).toBeVisible();
    const { views } = await asAdmin<{ views: { id: string; name: string }[] }>(
      page,
      'GET',
      '/admin/list-views?list=products',
    );
    const id = views.find(({ name }) => name === 'Attelages et EAN')?.id;
    await asAdmin(page, 'DELETE', `/admin/list-views/${id}`);
    await page.getByRole('link', { name: 'Tout', exact: true }).click();
    // Back before this page is drawn would come to a page that was never left.
    await expect(page.getByLabel('Référence', { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(page.getByText(/La vue «\sAttelages et EAN\s» a été supprimée entre-temps/)).toBeVisible();
    await expect(page.getByLabel('Référence', { exact: true })).toHaveValue('AT-00');
  });

  test('picked orders come as a file and as labels; names and references are on paper [B5.08] [B9.04] [W2.19]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders');
    const row = page.getByRole('row').nth(1);
    await row.waitFor();
    const reference = (await row.getByText(/^CMD-/).textContent()) ?? '';
    const before = await row.boundingBox();
    await row.getByRole('checkbox').check({ force: true });
    const picked = page.getByRole('group', { name: '1 commande choisie' });
    // What can be done with it stands at the foot of the window, and moves no row.
    await expect(picked).toBeInViewport();
    expect((await row.boundingBox())?.y).toBe(before?.y);
    await picked.getByRole('button', { name: 'Exporter' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
    const text = await (await saved).createReadStream().then(async (stream) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      return Buffer.concat(parts).toString();
    });
    expect(text).toContain(reference);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
    // A headless browser takes a PDF for a download: its tab stays empty.
    const tab = page.waitForEvent('popup');
    const labels = page.waitForResponse(/\/api\/admin\/orders\/labels$/);
    await picked.getByRole('button', { name: 'Étiquettes' }).click();
    expect((await labels).headers()['content-type']).toMatch(/json|pdf/);
    expect((await labels).status()).toBe(200);
    await (await tab).close();
    await page.emulateMedia({ media: 'print' });
    await expect(row.getByText(reference, { exact: true })).toBeVisible();
    await expect(row.getByRole('checkbox')).toBeHidden();
    const paper = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(paper?.x).toBeLessThan(20);
  });
});
