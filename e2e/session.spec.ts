import assert from 'node:assert/strict';
import { GARAGE, PASSWORD, signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.describe('the session', () => {
  test('reads the user every 60 s, and ends when the account is no longer active [C4.01, C7.02, C9.01]', async ({
    portal,
    account,
    customer,
  }) => {
    const { page, requests } = customer;
    await page.clock.install();
    await page.goto('/home');
    // The seconds below are the page's: its programs come in the machine's.
    await page
      .getByText(/KI-\d+/)
      .first()
      .waitFor();
    const asked = () => requests.filter((url) => url.endsWith('/api/user')).length;
    /**
     * Advances the page's clock in steps of a second: in one long step, timers that an answer starts would run out at once.
     * The answer is waited for: the next reading is due a minute after it, and it takes the machine's time.
     */
    const secondsToNext = async () => {
      const before = asked();
      const answered = page.waitForResponse('**/api/user').then((response) => response.finished());
      for (let seconds = 1; seconds <= 70; seconds += 1) {
        await page.clock.runFor(1_000);
        await page.waitForTimeout(25);
        if (asked() === before) continue;
        await answered;
        return seconds;
      }
      throw new Error('the user was not read');
    };
    await secondsToNext();
    const pause = await secondsToNext();
    assert.ok(pause > 55 && pause <= 60, `${pause} s`);

    await portal.sql(`update users set status = 'desactive' where email = '${account}'`);
    await secondsToNext();
    await page.waitForURL('/');
    await page.getByText('Vous êtes déconnecté.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('continues when the server does not answer for a while [C8.11]', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.clock.install();
    await page.goto('/home');
    await page.route('**/api/user', (route) => route.abort());
    await page.clock.runFor(61_000);
    await page.getByRole('link', { name: 'Mon compte' }).waitFor();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('ends in every tab when it is ended in one, and goes on where it was for the same person [B7.07]', async ({
    signedIn,
  }) => {
    const { page, context } = await signedIn({ at: '/home' });
    const other = await context.newPage();
    await other.goto('/catalog?marque=Peugeot&modele=308');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await other.waitForURL('/');
    await other.getByText('Vous êtes déconnecté.').waitFor();
    await other.getByRole('button', { name: 'CONNEXION' }).click();
    await other.getByLabel('Adresse email').fill(GARAGE);
    await other.locator('input[type=password]').fill(PASSWORD);
    await other.keyboard.press('Enter');
    await other.waitForURL('/catalog?marque=Peugeot&modele=308');
  });

  test('ends when the server no longer knows the token, on any page [C4.01]', async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.evaluate(() => localStorage.setItem('token', 'unknown-to-the-server-0000'));
    await page.goto('/cart');
    await page.waitForURL('/');
    await page.getByText(/Votre session est terminée/).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('lasts as long as the tab when local storage is forbidden', async ({ visit }) => {
    const { page } = await visit();
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
    });
    await signIn(page);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  test('shows no forum link to a customer without a forum role, and makes no forum call [C6.03]', async ({
    signedIn,
  }) => {
    const { page, requests } = await signedIn({ email: 'sansfaq@demo.example', at: '/home' });
    await page.getByRole('link', { name: 'Catalogue' }).first().waitFor();
    await expect(page.getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    await page.goto('/faq');
    await page.getByText('Votre compte ne donne pas accès à « FAQ »').waitFor();
    assert.deepEqual(
      requests.filter((url) => url.includes('/api/faq')),
      [],
    );
  });

  test('keeps the language in a cookie and uses the server’s texts in place of its own [C1.03, C7.11]', async ({
    visit,
  }) => {
    const { page, context } = await visit();
    await page.route('**/api/config/languages/fr', (route) =>
      route.fulfill({ json: { host: { landing: { signIn: 'ENTRER' } } } }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'ENTRER' }).waitFor();
    const cookies = await context.cookies();
    assert.equal(cookies.find(({ name }) => name === 'i18next')?.value, 'fr');
  });
});
