import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Portal } from './harness/portal.ts';
import { signIn } from './harness/sessions.ts';
import { test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

test.use({ portalOptions: { name: 'privacy', products: 60 } });

test.describe('privacy', () => {
  /** The web metrics of the server, once the page's report has arrived. It is sent while the next page loads. */
  const webMetrics = async (portal: Portal) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const text = await (await fetch(`${portal.url}/metrics`)).text();
      const lines = text.split('\n').filter((line) => line.startsWith('extranet_web_'));
      if (lines.length > 0)
        return new Map(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('no report came');
  };

  test('reports a page’s web vitals once per view, without naming the person', async ({ portal, visit }) => {
    const { page } = await visit();
    const measuring = page.waitForResponse(/\/assets\/.*vitals.*\.js$/, { timeout: 30_000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').waitFor();
    await measuring;
    await networkQuiet(page);
    await page.goto('/mentions-legales');
    // Playwright does not show requests that a page sends while it is being left; the server's metrics show that it came.
    const all = await webMetrics(portal);
    for (const vital of ['lcp_seconds', 'ttfb_seconds', 'inp_seconds', 'cls'])
      assert.equal(all.get(`extranet_web_${vital}_count{page="/"}`), 1, vital);
    const lcp = all.get('extranet_web_lcp_seconds_sum{page="/"}') ?? 0;
    assert.ok(lcp > 0 && lcp < 30, `${lcp} s`);
  });

  test('every page sends requests to the portal only', async ({ portal, visit }) => {
    const { page, requests, context } = await visit();
    await page.goto('/');
    await networkQuiet(page);
    await signIn(page);
    const pages = ['/product/p-fa-00001', '/cart', '/faq', '/cust/account', '/mentions-legales'];
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await networkQuiet(page);
    }
    await page.goto(await portal.adminLink());
    await page.waitForURL('/extradmin');
    for (const path of ['', '/audit']) {
      await page.goto(`/extradmin${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await networkQuiet(page);
    }
    const foreign = requests.filter((url) => /^https?:/.test(url) && new URL(url).origin !== portal.url);
    assert.ok(requests.length > 60, `${requests.length} requests`);
    assert.deepEqual(foreign, []);
    const cookies = (await context.cookies()).map(({ name }) => name);
    assert.deepEqual(cookies, ['i18next']);
  });

  test('a customer’s data are exported to a file, and erased once the email address was typed to confirm', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('Delaunay');
    await page.getByRole('row').nth(1).getByText('garage@demo.example').waitFor();
    await page.getByRole('button', { name: 'Modifier Garage Delaunay' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Administration' }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exporter les données' }).click();
    const file = await download;
    assert.match(file.suggestedFilename(), /^donnees-personnelles-.+\.json$/);
    const held = JSON.parse(await readFile(await file.path(), 'utf8'));
    assert.equal(held.account.userEmail, 'garage@demo.example');
    assert.ok(held.orders.length > 0);
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    const question = page.getByRole('alertdialog');
    const field = question.getByLabel('Pour confirmer, saisissez garage@demo.example');
    await field.fill('garage');
    await question.getByText('Ce n’est pas l’adresse du compte.').waitFor();
    await question.getByRole('button', { name: 'Effacer' }).click();
    await field.fill('garage@demo.example');
    await question.getByRole('button', { name: 'Effacer' }).click();
    await page.getByText('Ce compte client est supprimé.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/extradmin/audit');
    await page.getByRole('row').nth(1).getByText('Effacement d’un client').waitFor();
    await page.getByRole('row').nth(1).getByText('Utilisateur supprimé').waitFor();
    await page.getByRole('row').nth(2).getByText('Export des données d’un client').waitFor();
  });
});
