import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

interface Customer {
  userId: string;
  userCompName: string;
  userEmail: string;
  userCity: string;
}

test.use({ portalOptions: { name: 'admin-audit' } });

test.describe('the audit of administrators’ actions', () => {
  const customerOf = async (page: Page, email: string) => {
    const all = await asAdmin<Customer[]>(page, 'GET', '/admin/customers');
    return all.find(({ userEmail }) => userEmail === email) as Customer;
  };
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const row = (page: Page, at: number) => page.getByRole('row').nth(at);

  test('shows the newest first; a line opens by keyboard and shows the values before and after', async ({
    administrator,
  }) => {
    const { page, troubles } = await administrator('/extradmin');
    const { userId, userCompName, userCity } = await customerOf(page, 'garage@demo.example');
    await asAdmin(page, 'PUT', `/admin/customer/${userId}`, {
      userCity: 'Plougastel',
      userFaqRole: 'reader',
    });
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Journal' })
      .click();
    await page.waitForURL('/extradmin/audit');
    await page.getByRole('heading', { level: 1, name: 'Journal des actions' }).waitFor();
    await row(page, 1).getByText('Modification d’un client').waitFor();
    await row(page, 1).getByText(userCompName).waitFor();
    await row(page, 1).getByText('Ville, Rôle dans la FAQ').waitFor();
    await row(page, 1).focus();
    await page.keyboard.press('Enter');
    const city = dialog(page).getByRole('row').filter({ hasText: 'Ville' });
    await expect(city.getByRole('cell')).toHaveText([userCity, 'Plougastel']);
    const role = dialog(page).getByRole('row').filter({ hasText: 'Rôle dans la FAQ' });
    await expect(role.getByRole('cell')).toHaveText(['Contributeur', 'Lecteur']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => row(page, 1).evaluate((line) => line === document.activeElement)).toBeTruthy();
    assert.deepEqual(troubles, []);
  });

  test('is filtered, and says when nothing matches', async ({ administrator }) => {
    const { page } = await administrator('/extradmin');
    await asAdmin(page, 'POST', '/admin/product/qrcode', { string: 'https://example.com/audit' });
    await page.goto('/extradmin/audit');
    await row(page, 2).waitFor();
    await page.getByLabel('Type d’objet').selectOption('QR codes');
    await page.getByText('1 action', { exact: true }).waitFor();
    await row(page, 1).getByText('Création d’un QR code').waitFor();
    await page.getByLabel('Type d’objet').selectOption('Connexions');
    await row(page, 1).getByText('Connexion d’un administrateur').waitFor();
    const actors = await page.getByLabel('Administrateur').locator('option').allTextContents();
    assert.equal(actors.length, 2, actors.join());
    await page.getByLabel('Administrateur').selectOption({ index: 1 });
    await row(page, 1)
      .getByText(actors[1] as string)
      .waitFor();
    await page.getByLabel('Au', { exact: true }).fill('2020-01-01');
    await page.getByText('Aucune action ne correspond').waitFor();
    await page.getByRole('search').press('Escape');
    await row(page, 2).waitFor();
  });

  test('says when it cannot be loaded, and tries again on request', async ({ administrator }) => {
    const { page } = await administrator('/extradmin');
    await page.route('**/api/admin/audit?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/extradmin/audit');
    await page.getByText('Le journal n’a pas pu être chargé').waitFor();
    await page.unroute('**/api/admin/audit?**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await row(page, 1).waitFor();
  });
});
