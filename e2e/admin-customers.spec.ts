import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { mailboxOf } from './harness/mailbox.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'administration' } });

test.describe('customers in the back office', () => {
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' });
  const idOf = async (page: Page, email: string): Promise<string> => {
    const all = await asAdmin<{ userEmail: string; userId: string }[]>(page, 'GET', '/admin/customers');
    return all.find(({ userEmail }) => userEmail === email)?.userId as string;
  };

  test('are sorted by company, or by the clicked column; the side menu opens every page [A2.02, A2.10, A2.11, A2.12]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    const firstCompany = () => page.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent();
    await page.getByRole('row').nth(3).waitFor();
    await page.keyboard.press('/');
    await expect
      .poll(() => page.getByRole('searchbox').evaluate((field) => field === document.activeElement))
      .toBeTruthy();
    await page.keyboard.press('Tab');
    const up = await firstCompany();
    const company = page.getByRole('columnheader', { name: 'Société' });
    await expect(company).toHaveAttribute('aria-sort', 'ascending');
    await company.getByRole('button').click();
    await expect(company).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(firstCompany).not.toBe(up);
    for (const header of ['Nom', 'Téléphone', 'Email', 'Ville', 'Catalogues'])
      await page.getByRole('columnheader', { name: header }).waitFor();
    const rail = page.getByRole('navigation', { name: 'Administration' });
    for (const [name, path] of [
      ['Commandes', '/extradmin/orders'],
      ['Produits', '/extradmin/products'],
      ['Clients', '/extradmin/customers'],
      ['Tableau de bord', '/extradmin'],
    ] as const) {
      await rail.getByRole('link', { name }).click();
      await page.waitForURL(path);
    }
  });

  test('open over the list with their own address, in four tabs [A2.12, A2.14, A2.15, A7.05]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByRole('button', { name: 'Modifier Garage Delaunay' }).click();
    await dialog(page).getByRole('heading', { name: 'Delaunay Marc / Garage Delaunay' }).waitFor();
    await expect(page).toHaveURL(/\/extradmin\/customers\/[^/]+$/);
    for (const tab of ['Profil', 'Administration', 'Commandes', 'Mot de passe'])
      await dialog(page).getByRole('tab', { name: tab }).click();
    await dialog(page).getByRole('tab', { name: 'Commandes' }).click();
    await dialog(page).getByRole('row').nth(1).waitFor();
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    await expect(page.getByRole('searchbox').first()).toHaveValue('delaunay');
    const another = await page.context().newPage();
    await another.goto(address);
    await another.getByRole('heading', { level: 1, name: /Garage Delaunay/ }).waitFor();
    await expect(another.getByRole('dialog')).toHaveCount(0);
    await another.goto('/extradmin/customers/nobody');
    await another.getByText('Ce client n’existe pas').waitFor();
    await expect(another.getByRole('button', { name: 'Prix spéciaux' })).toHaveCount(0);
  });

  test('are created with a generated password, which is sent by mail [A2.13, A5.09, A5.11, A5.12, A7.06, A6.05, W2.34]', async ({
    portal,
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.waitForURL(/\/customers\/new$/);
    await dialog(page).getByRole('heading', { name: 'Nouveau client' }).waitFor();
    await dialog(page).getByLabel('Société').fill('Garage du Port');
    await dialog(page).getByLabel('Adresse email').fill('port@demo.example');
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByLabel('Nouveau mot de passe').fill('court');
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Générer un mot de passe' }).click();
    const field = dialog(page).getByLabel('Nouveau mot de passe');
    // Nine characters with at least one of each kind.
    for (const kind of [/^.{9}$/, /[a-z]/, /[A-Z]/, /\d/, /[@$!%&#]/]) await expect(field).toHaveValue(kind);
    await dialog(page).getByLabel('Envoyer les identifiants par email').check();
    assert.deepEqual(
      await Promise.all(
        ['Faisceaux', 'Attelages', 'Kits', 'Peut passer commande'].map((name) =>
          dialog(page).getByRole('checkbox', { name }).isChecked(),
        ),
      ),
      [true, false, true, true],
    );
    await save(page).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    // Shown and marked, without a search.
    await page.getByRole('row', { name: /Nouveau.*port@demo.example/ }).waitFor();
    await mailboxOf(portal).next('port@demo.example');
  });

  test('cannot have the email address of another customer [A5.10, A8.03]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByRole('button', { name: 'Modifier Garage Delaunay' }).click();
    await dialog(page).getByLabel('Adresse email').fill('atelier@demo.example');
    await save(page).click();
    await dialog(page)
      .getByText("Un compte client est déjà attaché à l'adresse atelier@demo.example")
      .first()
      .waitFor();
  });

  test('are not closed with unsaved changes without a question, not even by the back button [A2.12, W2.33]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page
      .getByRole('button', { name: /^Modifier / })
      .nth(1)
      .click();
    const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    // Typed back to what is saved and on, faster than the address follows: nobody leaves.
    await dialog(page).getByLabel('Ville').press('End');
    for (let slip = 0; slip < 10; slip += 1) {
      await page.keyboard.press('x');
      await page.keyboard.press('Backspace');
    }
    await page.keyboard.type('-sur-Mer');
    await expect(dialog(page).getByLabel('Ville')).toHaveValue(/[^x]-sur-Mer$/);
    await expect(question).toHaveCount(0);
    await dialog(page).getByLabel('Ville').fill('Quimperlé');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Continuer la saisie' }).click();
    await question.waitFor({ state: 'detached' });
    await expect(dialog(page).getByLabel('Ville')).toHaveValue('Quimperlé');
    const address = page.url();
    await page.evaluate(() => history.back());
    await question.waitFor();
    await expect(page).toHaveURL(address);
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('that somebody else has changed meanwhile are not overwritten [A7.07]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/customers');
    const id = await idOf(page, 'atelier@demo.example');
    await page.goto(`/extradmin/customers/${id}`);
    await page.getByLabel('Ville').fill('Lannion');
    await asAdmin(page, 'PUT', `/admin/customer/${id}`, { userAddress: '1 rue du Second' });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('par une autre personne').waitFor();
    await page.getByRole('button', { name: 'Recharger la fiche' }).click();
    await page.getByLabel('Adresse', { exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[value="1 rue du Second"]').length > 0);
    await expect(page.getByLabel('Ville')).toHaveValue('Lannion');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Le compte client est enregistré.').waitFor();
    const saved = await asAdmin<Record<string, string>>(page, 'GET', `/admin/customer/${id}`);
    assert.deepEqual([saved.userCity, saved.userAddress], ['Lannion', '1 rue du Second']);
  });

  test('disappear from the list when they are deleted, and are shown and restored on request [A2.17, A4.02, A3.02]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    const id = await idOf(page, 'client003@demo.example');
    const { userCompName = '' } = await asAdmin<Record<string, string>>(page, 'GET', `/admin/customer/${id}`);
    await page.getByRole('searchbox').fill('client003@demo.example');
    await page.getByRole('button', { name: `Modifier ${userCompName}` }).click();
    await dialog(page).getByRole('tab', { name: 'Administration' }).click();
    await dialog(page).getByLabel('Statut du compte').selectOption({ label: 'Supprimé' });
    await save(page).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    await page.getByText('Ce compte client est supprimé.').waitFor();
    await expect(page.getByRole('button', { name: `Modifier ${userCompName}` })).toHaveCount(0);
    await page.getByLabel('Comptes supprimés').check();
    await page.getByRole('button', { name: /Rétablir le compte/ }).click();
    await page.getByRole('button', { name: /Rétablir le compte/ }).waitFor({ state: 'detached' });
    const back = await asAdmin<Record<string, string>>(page, 'GET', `/admin/customer/${id}`);
    assert.equal(back.userStatus, 'active');
  });

  test('disappear from the screen when the right is withdrawn while they are open [A2.01, A6.03]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page
      .getByRole('button', { name: /^Modifier / })
      .nth(1)
      .click();
    await dialog(page).getByLabel('Ville').fill('Nulle part');
    await page.route('**/api/admin/customer/**', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'auth.forbidden', message: 'Non.' } } }),
    );
    await save(page).click();
    await page.waitForURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Nulle part')).toHaveCount(0);
  });

  test('open as a page by a click on their row; Back brings the list with its filters [W2.22, W2.26]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByLabel('Statut').selectOption({ label: 'Actif' });
    await expect(page).toHaveURL(/q=delaunay&statut=active/);
    await page.getByRole('gridcell', { name: 'Garage Delaunay', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Garage Delaunay/ }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('delaunay');
    await expect(page.getByLabel('Statut')).toHaveValue('active');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('delaunay');
  });

  test('are picked and change their status together, and are brought back by Annuler [B9.04, W2.06, W2.27]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('client00');
    // The rows before it are those of all customers.
    for (const row of [1, 2]) await expect(page.getByRole('row').nth(row)).toContainText('client00');
    // Keys alone: into the list, to the tick of the row, and the next row's.
    await page.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page
      .getByRole('checkbox', { name: /^Sélectionner/ })
      .nth(1)
      .check();
    await page.getByText('2 clients sélectionnés').waitFor();
    const bar = page.getByRole('group', { name: 'Changer le statut' });
    await bar.getByRole('button', { name: 'Désactivé' }).click();
    await page.getByText('2 comptes ont maintenant le statut « Désactivé ».').waitFor();
    await expect(page.getByRole('gridcell', { name: 'Désactivé' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Les comptes ont retrouvé leur statut.').waitFor();
    await expect(page.getByRole('gridcell', { name: 'Désactivé' })).toHaveCount(0);
  });

  test('come out as a file with the filters of the list [B5.08]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('vasseur');
    await page.getByText('1 client', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('group', { name: 'Exporter la liste' }).getByRole('button', { name: 'CSV' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^clients-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    assert.equal(lines.length, 2);
    assert.match(lines[1] ?? '', /^Atelier Vasseur;/);
  });
});
