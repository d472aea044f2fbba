import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const backOffice = await openBackOffice();
test.afterAll(() => {
  backOffice.server.closeAllConnections();
  backOffice.server.close();
});
test.use({
  portalOptions: {
    products: 60,
    env: { BACKOFFICE_ORIGIN: backOffice.url },
  },
});

test.describe('the shell when something around it fails', () => {
  const startsWithItsOwnTexts = async (page: Page) => {
    await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
  };

  test('shows a banner while the connection is lost, and removes it when the connection is back', async ({
    signedIn,
  }) => {
    const { page, context } = await signedIn({ at: '/home' });
    // What comes late makes the page longer, also while its foot is looked at.
    await page.getByRole('region', { name: 'Dernières commandes' }).waitFor();
    await networkQuiet(page);
    await context.setOffline(true);
    const banner = page.getByText(/La connexion est interrompue/);
    await banner.waitFor();
    await expect(banner).not.toContainText('réessayons');
    const foot = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return page.getByRole('contentinfo').boundingBox();
    };
    const covered = await foot();
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThanOrEqual(
      (await banner.boundingBox())?.y ?? 0,
    );
    await context.setOffline(false);
    await page.getByText('La connexion est rétablie.').waitFor();
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('says on a page that was never loaded that it waits for the connection, and shows it once that is back', async ({
    signedIn,
  }) => {
    const { page, context } = await signedIn({ at: '/home', width: 375 });
    const badge = page.getByRole('button', { name: /^Panier/ });
    await badge.waitFor();
    await context.setOffline(true);
    await page.getByText(/La connexion est interrompue/).waitFor();
    await badge.click();
    await page.getByText(/attend la connexion/).waitFor();
    await expect(page.getByText(/incident/)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Commande en cours' }).waitFor();
  });

  test('shows no banner when one call fails but the server answers [C8.11, C8.12]', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.clock.install();
    await page.goto('/home');
    await page.route('**/api/user', (route) => route.abort());
    const asked = page.waitForResponse('**/healthz');
    await page.clock.runFor(61_000);
    await asked;
    await expect(page.getByText(/La connexion est interrompue/)).toHaveCount(0);
  });

  test('says that the server failed at the start, and opens the page as soon as it answers [C8.02]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/cust/account');
    await page.getByRole('main').getByText('Le serveur ne répond pas comme il faut').waitFor();
    await page.unroute('**/api/user');
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
  });

  for (const [name, config] of [
    ['missing', undefined],
    ['no base64', '%%%'],
    ['no JSON', btoa('nonsense')],
    ['no configuration', btoa('[1,null,"x"]')],
    [
      'broken rules',
      btoa('{"phone_number":7,"form_rules":{"email":{"regexp":"("},"password":{"regex":"["}}}'),
    ],
  ] as const)
    test(`starts with its defaults when the page's configuration is ${name} and the call for it answers nonsense [C1.05, C4.11]`, async ({
      visit,
    }) => {
      const { page, troubles } = await visit();
      await page.route('**/api/config', (route) => route.fulfill({ body: 'nonsense' }));
      await withPageData(page, { config });
      await page.goto('/');
      await startsWithItsOwnTexts(page);
      await page.getByRole('button', { name: 'CONNEXION' }).click();
      await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
      await page.getByLabel('Adresse email').fill('garage');
      await page.getByRole('button', { name: 'Envoyer le code' }).click();
      await page.getByText('Adresse email invalide').waitFor();
      assert.deepEqual(troubles, []);
    });

  test('requests the configuration when the page has none, and shows its phone number [C1.05, C7.10]', async ({
    visit,
  }) => {
    const { page, requests } = await visit();
    await withPageData(page, { config: undefined });
    await page.goto('/');
    await page.getByRole('banner').getByText('02 40 55 18 30').waitFor();
    await expect.poll(() => requests.some((url) => url.endsWith('/api/config'))).toBe(true);
  });

  for (const [name, answer] of [
    ['nothing', null],
    ['a text', 'texte'],
    ['numbers for texts', { host: { landing: { signIn: 12, title: { deeper: 'x' } }, signIn: 'plat' } }],
    ['null parts', { host: null, catalog: 4 }],
  ] as const)
    test(`keeps its own texts when the server’s texts are ${name} [C1.03, C7.11]`, async ({ visit }) => {
      const { page, troubles } = await visit();
      await page.route('**/api/config/languages/fr', (route) => route.fulfill({ json: answer }));
      const answered = page.waitForResponse('**/api/config/languages/fr');
      await page.goto('/');
      await answered;
      await startsWithItsOwnTexts(page);
      assert.deepEqual(troubles, []);
    });

  test('starts with its own texts when the call for the server’s never answers', async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/api/config/languages/fr', () => {});
    await page.goto('/');
    await startsWithItsOwnTexts(page);
  });

  for (const [name, stored] of [
    ['a token that is no header', { signedIn: '1', token: 'é\u0000\n jeton' }],
    ['a token without its flag', { signedIn: 'peut-être', token: 'abc' }],
    ['a flag without its token', { signedIn: 'true', token: '' }],
    ['a token that the server does not know', { signedIn: '1', token: 'inconnu-0000000000' }],
  ] as const)
    test(`treats ${name} as signed out [C3.01, C4.01]`, async ({ visit }) => {
      const { page, troubles } = await visit();
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await page.goto('/cust/account');
      await page.waitForURL('/');
      await startsWithItsOwnTexts(page);
      assert.deepEqual(troubles, []);
    });

  test('works when storage is full and cookies are refused [C1.03]', async ({ visit }) => {
    const { page, troubles } = await visit();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await signIn(page);
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await page.getByLabel('Prénom').waitFor();
    assert.deepEqual(troubles, []);
  });

  test('ends the session when any call answers that the token is invalid and nobody goes on, and says so [C4.01]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.route('**/api/customer/profile', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'auth.required', message: '' } } }),
    );
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL('/');
    await page.getByText('Vous êtes déconnecté.').waitFor();
    await page.getByText('Connectez-vous pour ouvrir la page demandée.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('signs out on the message userSignOut of the back office that frames it, and of nobody else [A2.03]', async ({
    portal,
    visit,
  }) => {
    const { page } = await visit();
    await page.goto(`${backOffice.url}/?portal=${encodeURIComponent(portal.url)}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'CONNEXION' }).click();
    await frame.getByLabel('Adresse email').fill('garage@demo.example');
    await frame.locator('input[type=password]').fill('Demo-2026!');
    await frame.getByRole('button', { name: 'Se connecter' }).click();
    await frame.getByRole('link', { name: 'Mon compte' }).waitFor();
    const inside = page.frames()[1];
    assert.ok(inside);
    await inside.evaluate(() => window.postMessage({ type: 'userSignOut' }, '*'));
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'userSignIn' }, '*'));
    await page.waitForTimeout(300);
    await frame.getByRole('link', { name: 'Mon compte' }).waitFor();
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'userSignOut' }, '*'));
    await frame.getByRole('button', { name: 'CONNEXION' }).waitFor();
  });
});

/** Changes the data that the server writes into the page. A member that is undefined is removed. */
async function withPageData(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(<script type="application\/json" id="extranet-data">)(.*?)(<\/script>)/s,
        (_all, start: string, data: string, end: string) =>
          start + JSON.stringify({ ...JSON.parse(data), ...change }).replaceAll('<', '\\u003c') + end,
      );
      await route.fulfill({ response: answer, body: html });
    },
  );
}

/** Stands for the supplier's main back office: a page of another origin that frames the portal. */
async function openBackOffice(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const portal = new URL(request.url ?? '/', 'http://x').searchParams.get('portal') ?? 'about:blank';
    const src = portal.replaceAll('"', '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><iframe src="${src}" width="1200" height="700"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
