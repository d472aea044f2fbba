import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

const PASSWORD = 'Demo-2026!';

test.use({ portalOptions: { name: 'accounts' } });

test.describe('the sign-in dialog', () => {
  const open = async (page: Page, path = '/') => {
    await page.goto(path);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('dialog', { name: 'Connexion' }).waitFor();
  };
  const fill = async (page: Page, email: string, password = PASSWORD) => {
    await page.getByLabel('Adresse email').fill(email);
    await page.locator('input[autocomplete=current-password]').fill(password);
  };

  test('shows and hides the password, and has links to its other tabs [C2.14, C2.15]', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await open(page);
    await fill(page, account);
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(page.locator('input[autocomplete=current-password]')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByRole('dialog', { name: 'Créer un compte' }).waitFor();
    await page.getByRole('button', { name: 'J’ai déjà un compte' }).click();
    await expect(page.getByLabel('Adresse email')).toHaveValue(account);
  });

  test('marks missing fields and focuses the first, without calling the server [C5.01]', async ({
    visit,
  }) => {
    const { page, requests } = await visit();
    await open(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Ce champ est à remplir.')).toHaveCount(2);
    await page.waitForFunction(() => document.activeElement?.getAttribute('autocomplete') === 'username');
    assert.ok(!requests.some((url) => url.endsWith('/signIn')));
  });

  test('disables its fields while it waits, signs in once for several clicks, and stores the token [C4.02, C4.03]', async ({
    account,
    visit,
  }) => {
    const { page, requests } = await visit();
    await page.route('**/api/user/signIn', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await open(page);
    await fill(page, account);
    await page.getByRole('button', { name: 'Se connecter' }).dblclick();
    await expect(page.getByLabel('Adresse email')).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
    assert.equal(requests.filter((url) => url.endsWith('/signIn')).length, 1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  });

  test('shows a refusal above the fields, which can be closed, and returns the focus [C8.01]', async ({
    visit,
  }) => {
    const { page } = await visit();
    await open(page);
    await fill(page, 'inactif@demo.example');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'désactivé' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.getByRole('button', { name: 'Fermer le message' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('signs in only with the status active, and not with an empty answer [C4.03, C8.02]', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await page.route('**/api/user/signIn', (route) => route.fulfill({ json: {} }));
    await open(page);
    await fill(page, account);
    await page.keyboard.press('Enter');
    await page.getByText('Votre compte n’est pas actif.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('lets a known device sign in while others’ wrong passwords have locked the account; an unknown one is told when to try again', async ({
    portal,
    account,
    visit,
  }) => {
    const email = account;
    const { page } = await visit();
    await signIn(page, email);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/');
    const strangers = Array.from({ length: 11 }, (_, index) =>
      fetch(`${portal.url}/api/user/signIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
        body: JSON.stringify({ email, password: 'Faux-2026!' }),
      }),
    );
    const statuses = (await Promise.all(strangers)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 429).length, 1);

    const elsewhere = await visit();
    await open(elsewhere.page);
    await fill(elsewhere.page, email);
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page
      .getByRole('alert')
      .filter({ hasText: /Réessayez dans 15 minutes, ou/ })
      .waitFor();

    await open(page);
    await fill(page, email);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
  });

  test('leads to / when it is closed, whatever address it was opened at [C2.19]', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/nulle/part');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
  });

  test('leads to the page that the visitor wanted to open [C2.19, C2.01]', async ({ account, visit }) => {
    const { page } = await visit();
    await page.goto('/catalog?cat=Kit');
    await page.waitForURL('/');
    await page.getByText('Connectez-vous pour ouvrir la page demandée.').waitFor();
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await fill(page, account);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/catalog\?cat=Kit/);
  });

  test('goes on in a tab that waits in it as soon as another tab has signed in, and so does the landing page [C2.19]', async ({
    account,
    visit,
  }) => {
    const { page, context } = await visit();
    await open(page, '/orders');
    await page.getByLabel('Adresse email').fill('someone.else@demo.example');
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: 'CONNEXION' }).waitFor();
    const third = await context.newPage();
    await open(third);
    await fill(third, account);
    await third.getByRole('button', { name: 'Se connecter' }).click();
    await third.waitForURL(/\/home$/);
    await page.waitForURL(/\/orders$/);
    await page.getByRole('heading', { name: 'Commandes' }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await other.waitForURL(/\/cart$/);
  });

  test('leads to /home after a sign-out, also for another account', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.goto('/cust/account');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await fill(page, 'lecteur@demo.example');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
  });

  test('is closed by Back, which stays on the page; closing it by Escape leaves no entry in the history', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/mentions-legales');
    await page.getByRole('link', { name: 'Extranet clients' }).click();
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(/mentions-legales/);
  });

  test('does not sign in when it is closed before the answer', async ({ account, visit }) => {
    const { page } = await visit();
    await page.route('**/api/user/signIn', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await open(page);
    await fill(page, account);
    const answered = page.waitForResponse('**/api/user/signIn');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await answered;
    await page.waitForTimeout(300);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('says what to do when the server cannot be reached, and when a tab cannot be fetched', async ({
    account,
    visit,
  }) => {
    const { page } = await visit();
    await open(page);
    await page.route('**/api/user/signIn', (route) => route.abort());
    await page.route('**/assets/sign-in-tabs*', (route) => route.abort());
    await fill(page, account);
    await page.keyboard.press('Enter');
    await page.getByText(/Le serveur ne répond pas/).waitFor();
    await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
    await page.getByText('Cette partie de la page n’a pas pu être chargée.').waitFor();
    await page.unroute('**/assets/sign-in-tabs*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Envoyer le code' }).waitFor();
  });
});
