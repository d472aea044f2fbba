import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { amountIn } from './harness/amount.ts';
import { signIn, type Visit, visit } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const { portal, browser } = await startPortalAndBrowser();

describe('a customer from landing to sign-out', () => {
  let customer: Visit;

  before(async () => {
    customer = await visit(browser);
  });

  it('shows the landing page for / and for an address that nobody knows [C2.01, C2.02, C6.01]', async () => {
    const { page } = customer;
    for (const address of ['/', '/nulle/part']) {
      await page.goto(portal.url + address);
      await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
      await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    }
    await expect(page.getByRole('banner')).toHaveText(/02 40 55 18 30/);
  });

  it('sends a visitor who asks for a customer page to the landing page [C2.01]', async () => {
    await customer.page.goto(`${portal.url}/catalog`);
    await customer.page.waitForURL(`${portal.url}/`);
  });

  it('refuses a wrong password in French and lets one try again [C7.03, C8.01]', async () => {
    const { page } = customer;
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill('garage@demo.example');
    await page.locator('input[type=password]').fill('pas le bon');
    await page.keyboard.press('Enter');
    await page.getByText('Adresse email ou mot de passe incorrect.').waitFor();
  });

  it('signs in, lands on /home and goes there from / and unknown addresses [C2.02, C4.03]', async () => {
    const { page } = customer;
    await signIn(page, portal.url);
    await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signedIn'))).toBe('1');
    for (const address of ['/', '/nulle/part']) {
      await page.goto(portal.url + address);
      await page.waitForURL(`${portal.url}/home`);
    }
  });

  it('finds a part in the catalogue and opens it [C2.04, C2.22]', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await page.getByText('Utilisez les fitres ci-dessus pour effectuer une recherche.').waitFor();
    await page.getByLabel('Référence').fill('fa 00001');
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await page.getByRole('dialog', { name: 'FA-00001' }).waitFor();
  });

  it('adds it to the cart once, however often the button is clicked [C2.21, C4.08, C7.24]', async () => {
    const { page } = customer;
    await page.getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await page.getByText('Produit ajouté au panier').waitFor();
    await page.getByRole('button', { name: /Panier\s: 1 article/ }).waitFor();
    await page.getByRole('link', { name: 'Afficher le panier' }).click();
    await page.waitForURL(/\/cart$/);
    await page.getByRole('cell', { name: 'FA-00001', exact: true }).waitFor();
  });

  it('shows the server’s totals, and follows a changed quantity [C2.13, C2.24, C3.06]', async () => {
    const { page } = customer;
    const lines = page.getByRole('table');
    await lines.getByRole('button', { name: 'Ajouter un' }).first().click();
    await page.getByRole('button', { name: /Panier\s: 2 articles/ }).waitFor();
    await expect(async () => {
      const totals = (await page.getByRole('definition').allTextContents()).map(amountIn);
      const [et, vat, it_] = totals as [number, number, number];
      assert.ok(et > 0);
      assert.equal(Math.round((et + vat) * 100), Math.round(it_ * 100));
    }).toPass({ timeout: 15_000 });
  });

  it('reads the forum [C2.10, C2.27]', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { name: 'FAQ' }).waitFor();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  it('stays signed in over a reload, and the page asks for nothing in a chain [C4.01]', async () => {
    const { page } = customer;
    await page.reload();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  it('signs out with its message, forgets the token, and tells the server [C2.13, C4.01, C7.09]', async () => {
    const { page } = customer;
    const told = page.waitForRequest((request) => request.url().endsWith('/api/user/signOut'));
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByText('Vous êtes déconnecté.').waitFor();
    await page.waitForURL(`${portal.url}/`);
    await told;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    const refused = await fetch(`${portal.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal(refused.status, 401);
  });

  it('met no uncaught error and no violation of the content policy', () => {
    assert.deepEqual(customer.troubles, []);
  });
});
