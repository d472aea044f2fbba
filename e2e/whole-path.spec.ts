import assert from 'node:assert/strict';
import { amountIn } from './harness/amount.ts';
import { fillCart } from './harness/customer.ts';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.use({ moving: true });

test.describe('a customer from landing to sign-out', () => {
  test('shows the landing page for / and for unknown addresses [C2.01, C2.02, C6.01]', async ({ visit }) => {
    const { page } = await visit();
    for (const address of ['/', '/nulle/part']) {
      await page.goto(address);
      await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
      await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    }
    await expect(page.getByRole('banner')).toHaveText(/02 40 55 18 30/);
  });

  test('sends a visitor from a customer page to the landing page [C2.01]', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/catalog');
    await page.waitForURL('/');
  });

  test('refuses a wrong password in French and allows another try [C7.03, C8.01]', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill(account);
    await page.locator('input[type=password]').fill('pas le bon');
    await page.keyboard.press('Enter');
    await page.getByText('Adresse email ou mot de passe incorrect.').waitFor();
  });

  test('signs in to /home, to which / and unknown addresses lead from then on [C2.02, C4.03]', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, account);
    await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signedIn'))).toBe('1');
    await page.goto('/');
    await page.waitForURL('/home');
    await page.goto('/nulle/part');
    await page.waitForURL('/home');
    await expect(page.getByText('Cette adresse n’existe pas. Vous êtes à l’accueil.')).toBeVisible();
  });

  test('finds a product in the catalogue and opens it [C2.04, C2.22]', async ({ customer }) => {
    const { page } = customer;
    await page.goto('/home');
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await page.getByText('Utilisez les fitres ci-dessus pour effectuer une recherche.').waitFor();
    await page.getByLabel('Référence').fill('fa 00001');
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await page.getByRole('dialog', { name: 'FA-00001' }).waitFor();
  });

  test('adds a product to the cart once, however often the button is clicked [C2.21, C4.08, C7.24]', async ({
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/catalog?produit=p-fa-00001');
    await page.getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await page.getByText('Produit ajouté au panier').waitFor();
    // Behind the dialog.
    await page.getByRole('button', { name: /Panier\s: 1 article/, includeHidden: true }).waitFor();
    await page.getByRole('link', { name: 'Afficher le panier' }).click();
    await page.waitForURL(/\/cart$/);
    await page.getByRole('cell', { name: 'FA-00001', exact: true }).waitFor();
  });

  test('shows the server’s totals, which follow a changed quantity [C2.13, C2.24, C3.06]', async ({
    customer,
  }) => {
    const { page } = customer;
    await fillCart(page, { ref: 'FA-00001', qty: 1 });
    await page.goto('/cart');
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

  test('reads the forum [C2.10, C2.27]', async ({ customer }) => {
    const { page } = customer;
    await page.goto('/home');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { name: 'FAQ' }).waitFor();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  test('stays signed in after a reload, and the page shows its data again [C4.01]', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, account);
    await page.goto('/faq');
    await page.reload();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  test('signs out with a message, removes the token, and ends the session on the server [C2.13, C4.01, C7.09]', async ({
    portal,
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/home');
    const told = page.waitForRequest((request) => request.url().endsWith('/api/user/signOut'));
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByText('Vous êtes déconnecté.').waitFor();
    await page.waitForURL('/');
    await told;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    const refused = await fetch(`${portal.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal(refused.status, 401);
  });
});
