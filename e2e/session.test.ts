import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signIn, visit, visitSignedIn } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const { portal, browser } = await startPortalAndBrowser();

describe('the session', () => {
  it('asks for the user every 60 s, and ends when the account is no longer active [C4.01, C7.02, C9.01]', async () => {
    const { page, requests, context } = await visit(browser);
    await page.clock.install();
    await signIn(page, portal.url, 'atelier@demo.example');
    const asked = () => requests.filter((url) => url.endsWith('/api/user')).length;
    /** Second by second until it asks: what its answer brings must not live its life on a clock that runs ahead. */
    const secondsToNext = async () => {
      const before = asked();
      for (let seconds = 1; seconds <= 70; seconds += 1) {
        await page.clock.runFor(1_000);
        await page.waitForTimeout(25);
        if (asked() > before) return seconds;
      }
      throw new Error('it never asked');
    };
    await secondsToNext();
    const pause = await secondsToNext();
    assert.ok(pause > 55 && pause <= 60, `${pause} s`);

    await portal.sql("update users set status = 'desactive' where email = 'atelier@demo.example'");
    await secondsToNext();
    await page.waitForURL(`${portal.url}/`);
    await page.getByText('Vous êtes déconnecté.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    await context.close();
  });

  it('outlives a server that does not answer for a while [C8.11]', async () => {
    const { page, context } = await visit(browser);
    await page.clock.install();
    await signIn(page, portal.url);
    await page.route('**/api/user', (route) => route.abort());
    await page.clock.runFor(61_000);
    await page.getByRole('link', { name: 'Mon compte' }).waitFor();
    await expect(page).toHaveURL(/\/home$/);
    await context.close();
  });

  it('ends in every tab when it is ended in one', async () => {
    const { page, context } = await visitSignedIn(browser, portal.url);
    const other = await context.newPage();
    await other.goto(`${portal.url}/catalog`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await other.waitForURL(`${portal.url}/`);
    await other.getByText('Vous êtes déconnecté.').waitFor();
    await context.close();
  });

  it('ends when the server no longer knows the token, whatever page asks [C4.01]', async () => {
    const { page, context } = await visitSignedIn(browser, portal.url);
    await page.evaluate(() => localStorage.setItem('token', 'unknown-to-the-server-0000'));
    await page.goto(`${portal.url}/cart`);
    await page.waitForURL(`${portal.url}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    await context.close();
  });

  it('works for the length of a tab where local storage is forbidden', async () => {
    const { page, context } = await visit(browser);
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
    });
    await signIn(page, portal.url);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
    await context.close();
  });

  it('shows no forum link to a customer without a forum role, and makes no forum call [C6.03]', async () => {
    const { page, requests, context } = await visitSignedIn(browser, portal.url, {
      email: 'sansfaq@demo.example',
    });
    await page.getByRole('link', { name: 'Catalogue' }).first().waitFor();
    await expect(page.getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    await page.goto(`${portal.url}/faq`);
    await page.waitForURL(`${portal.url}/home`);
    assert.deepEqual(
      requests.filter((url) => url.includes('/api/faq')),
      [],
    );
    await context.close();
  });

  it('keeps the language in a cookie and takes the server’s rewordings [C1.03, C7.11]', async () => {
    const { page, context } = await visit(browser);
    await page.route('**/api/config/languages/fr', (route) =>
      route.fulfill({ json: { host: { landing: { signIn: 'ENTRER' } } } }),
    );
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'ENTRER' }).waitFor();
    const cookies = await context.cookies();
    assert.equal(cookies.find(({ name }) => name === 'i18next')?.value, 'fr');
    await context.close();
  });
});
