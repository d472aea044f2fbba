import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { asAdmin, openAsAdmin } from './harness/admin.ts';
import { visit } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const { portal, browser } = await startPortalAndBrowser();

describe('customers in the back office', () => {
  const open = async (path: string) => {
    const visitor = await visit(browser);
    await openAsAdmin(visitor.page, portal, path);
    return visitor;
  };
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' });
  const idOf = async (page: Page, email: string): Promise<string> => {
    const all = (await asAdmin(page, 'GET', '/admin/customers')) as { userEmail: string; userId: string }[];
    return all.find(({ userEmail }) => userEmail === email)?.userId as string;
  };

  it('are sorted by company, then by what is clicked; the rail leads everywhere [A2.02, A2.10, A2.11, A2.12]', async () => {
    const { page, context } = await open('/extradmin/customers');
    const firstCompany = () => page.getByRole('row').nth(1).getByRole('gridcell').first().textContent();
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
      await page.waitForURL(portal.url + path);
    }
    await context.close();
  });

  it('open over the list with an address of their own, in four tabs [A2.12, A2.14, A2.15, A7.05]', async () => {
    const { page, context } = await open('/extradmin/customers');
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
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    await expect(page.getByRole('searchbox').first()).toHaveValue('delaunay');
    await page.goto(address);
    await dialog(page)
      .getByRole('heading', { name: /Garage Delaunay/ })
      .waitFor();
    await page.goto(`${portal.url}/extradmin/customers/nobody`);
    await dialog(page).getByText("Ce client n'existe pas").waitFor();
    await expect(dialog(page).getByRole('button', { name: 'Prix spéciaux' })).toHaveCount(0);
    await context.close();
  });

  it('are created with a generated password and told by mail [A2.13, A5.09, A5.11, A5.12, A7.06, A6.05]', async () => {
    const { page, context } = await open('/extradmin/customers');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.waitForURL(/\/customers\/new$/);
    await dialog(page).getByRole('heading', { name: 'Nouveau client' }).waitFor();
    await dialog(page).getByLabel('Société').fill('Garage du Port');
    await dialog(page).getByLabel('Adresse email').fill('port@demo.example');
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByRole('tab', { name: 'Mot de passe' }).click();
    await dialog(page).getByLabel('Nouveau mot de passe').fill('court');
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Générer un mot de passe' }).click();
    await expect(dialog(page).getByLabel('Nouveau mot de passe')).toHaveValue(/^.{9}$/);
    await dialog(page).getByLabel('Envoyer les identifiants par email').check();
    await dialog(page).getByRole('tab', { name: 'Administration' }).click();
    assert.deepEqual(
      await Promise.all(
        ['Faisceaux', 'Attelages', 'Kits', 'Peut passer commande'].map((name) =>
          dialog(page).getByRole('checkbox', { name }).isChecked(),
        ),
      ),
      [true, false, true, true],
    );
    await save(page).click();
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    await page.getByRole('searchbox').fill('du port');
    await page.getByText('port@demo.example').waitFor();
    await mailTo('port@demo.example');
    await context.close();
  });

  async function mailTo(address: string): Promise<void> {
    const folder = join(portal.dataDir, 'outbox');
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const names = await readdir(folder).catch((): string[] => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      if (mails.some((mail) => mail.includes(address))) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`no mail to ${address}`);
  }

  it('cannot share an address [A5.10, A8.03]', async () => {
    const { page, context } = await open('/extradmin/customers');
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByRole('button', { name: 'Modifier Garage Delaunay' }).click();
    await dialog(page).getByLabel('Adresse email').fill('atelier@demo.example');
    await save(page).click();
    await dialog(page)
      .getByText("Un compte client est déjà attaché à l'adresse atelier@demo.example")
      .waitFor();
    await context.close();
  });

  it('are not lost without a question, nor by the back button [A2.12]', async () => {
    const { page, context } = await open('/extradmin/customers');
    await page.getByRole('row').nth(2).click();
    await dialog(page).getByLabel('Ville').fill('Quimperlé');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await question.getByRole('button', { name: 'Annuler' }).click();
    await question.waitFor({ state: 'detached' });
    await expect(dialog(page).getByLabel('Ville')).toHaveValue('Quimperlé');
    const address = page.url();
    await page.evaluate(() => history.back());
    await question.waitFor();
    await expect(page).toHaveURL(address);
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('changed by somebody else meanwhile are not overwritten silently [A7.07]', async () => {
    const { page, context } = await open('/extradmin/customers');
    const id = await idOf(page, 'atelier@demo.example');
    await page.goto(`${portal.url}/extradmin/customers/${id}`);
    await dialog(page).getByLabel('Ville').fill('Lannion');
    await asAdmin(page, 'PUT', `/admin/customer/${id}`, { userAddress: '1 rue du Second' });
    await save(page).click();
    await dialog(page).getByText('par un autre administrateur').waitFor();
    await dialog(page).getByRole('button', { name: 'Recharger la fiche' }).click();
    await dialog(page).getByLabel('Adresse', { exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[value="1 rue du Second"]').length > 0);
    await expect(dialog(page).getByLabel('Ville')).toHaveValue('Lannion');
    await save(page).click();
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    const saved = (await asAdmin(page, 'GET', `/admin/customer/${id}`)) as Record<string, string>;
    assert.deepEqual([saved.userCity, saved.userAddress], ['Lannion', '1 rue du Second']);
    await context.close();
  });

  it('leave the list when they are deleted, and come back when asked [A2.17, A4.02, A3.02]', async () => {
    const { page, context } = await open('/extradmin/customers');
    const id = await idOf(page, 'client003@demo.example');
    const { userCompName = '' } = (await asAdmin(page, 'GET', `/admin/customer/${id}`)) as Record<
      string,
      string
    >;
    await page.goto(`${portal.url}/extradmin/customers/${id}`);
    await dialog(page).getByRole('tab', { name: 'Administration' }).click();
    await dialog(page).getByLabel('Statut du compte').selectOption({ label: 'Supprimé' });
    await save(page).click();
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    await page.goto(`${portal.url}/extradmin/customers/${id}`);
    await page.waitForURL(`${portal.url}/extradmin/customers`);
    await page.getByText('Ce compte client est supprimé.').waitFor();
    await page.getByLabel('Comptes supprimés').check();
    await page.getByRole('searchbox').fill(userCompName);
    await page.getByRole('button', { name: /Rétablir le compte/ }).click();
    await page.getByRole('button', { name: /Rétablir le compte/ }).waitFor({ state: 'detached' });
    const back = (await asAdmin(page, 'GET', `/admin/customer/${id}`)) as Record<string, string>;
    assert.equal(back.userStatus, 'active');
    await context.close();
  });

  it('vanish from the screen when the right is withdrawn while they are open [A2.01, A6.03]', async () => {
    const { page, context } = await open('/extradmin/customers');
    await page.getByRole('row').nth(2).click();
    await dialog(page).getByLabel('Ville').fill('Nulle part');
    await page.route('**/api/admin/customer/**', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'auth.forbidden', message: 'Non.' } } }),
    );
    await save(page).click();
    await page.waitForURL(`${portal.url}/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Nulle part')).toHaveCount(0);
    await context.close();
  });
});
