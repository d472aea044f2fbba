import assert from 'node:assert/strict';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const BACK_OFFICE = 'https://backoffice.example';

test.use({ portalOptions: { env: { BACKOFFICE_ORIGIN: BACK_OFFICE } } });

test.describe('the access to the back office', () => {
  test('reveals nothing of the administrators’ remote to visitors and customers [A2.01, A6.01, A6.02, C6.02]', async ({
    visit,
  }) => {
    const { page, requests } = await visit();
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      // The stream of news has no end to be waited for.
      if (!response.url().includes('/notifications/stream')) bodies.push(response.text().catch(() => ''));
    });
    await page.goto('/extradmin');
    await page.waitForURL('/');
    await signIn(page);
    for (const address of ['/catalog', '/cart', '/faq', '/extradmin', '/extradmin/customers']) {
      await page.goto(address);
      await networkQuiet(page);
    }
    await page.waitForURL('/home');
    assert.deepEqual(
      requests.filter((url) => /remote-admin|\/api\/admin/.test(url)),
      [],
    );
    for (const body of await Promise.all(bodies)) assert.doesNotMatch(body, /remote-admin|remote_admin/);
  });

  test('is granted by a one-time link, whose token leaves the address at once; the page has a link back [A1.08, A2.03, A4.07, A6.03, A6.07, A7.02, A7.03]', async ({
    portal,
    visit,
  }) => {
    const { page, requests, troubles } = await visit();
    const link = await portal.adminLink();
    await page.goto(link);
    await page.waitForURL('/extradmin');
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    assert.ok(!page.url().includes('adminAuthToken'));
    const back = await page.getByRole('link', { name: 'Back-office' }).getAttribute('href');
    assert.equal(new URL(back ?? '').origin, BACK_OFFICE);
    const order = requests.map((url) => new URL(url).pathname);
    assert.ok(
      order.indexOf('/api/admin/user') < order.findIndex((path) => path.startsWith('/r/remote-admin/')),
      'the remote was asked for before the server said isAdmin',
    );
    assert.deepEqual(troubles, []);
  });

  test('explains on a page of its own why a link is refused and what to do, also to a signed-in customer', async ({
    portal,
    visit,
    signedIn,
  }) => {
    const link = await portal.adminLink();
    const first = await visit();
    await first.page.goto(link);
    await first.page.waitForURL('/extradmin');
    await first.context.close();

    const { page, troubles } = await signedIn();
    await page.goto(link);
    await page.getByRole('heading', { name: 'L’administration ne s’est pas ouverte' }).waitFor();
    await page.getByText(/a déjà servi/).waitFor();
    await page.getByText(/Demandez un nouveau lien là d’où vient celui-ci/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Aller à la page d’accueil' }).click();
    await page.waitForURL('/home');
    assert.deepEqual(troubles, []);
  });

  test('is granted by a valid link after ten wrong ones from the same address', async ({ portal, visit }) => {
    for (let tries = 0; tries < 11; tries += 1)
      await fetch(`${portal.url}/api/admin/signin?adminAuthToken=${'A'.repeat(32)}&userId=u-admin`);
    const { page } = await visit();
    await page.goto(`/?adminAuthToken=${'A'.repeat(32)}&userId=u-admin`);
    await page.getByText(/Trop de liens incorrects .* Réessayez dans 15 minutes/).waitFor();
    await page.goto(await portal.adminLink());
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
  });

  test('shows the customers, filtered by text and by catalogue [A2.08, A2.09, A2.11, A7.04]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByText('Aucun client ne correspond').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('checkbox', { name: 'Kits', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Attelages', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Faisceaux', exact: true }).uncheck();
    await page.getByText('Aucun client ne correspond').waitFor();
  });

  test('ends when the right is withdrawn: the next click leads to / and leaves no data on the page [A2.01, A8.05]', async ({
    portal,
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/customers');
    await page.getByRole('searchbox').fill('delaunay');
    const email = page.getByText('garage@demo.example');
    await email.waitFor();
    await portal.sql("update users set is_admin = 0 where id = 'u-admin'");
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Commandes' })
      .click();
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    // Back without a reload would show the data again if the page still had it in memory.
    await page.goBack();
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    await expect(email).toHaveCount(0);
    await portal.sql("update users set is_admin = 1 where id = 'u-admin'");
  });
});
