import assert from 'node:assert/strict';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { promoteShell, takeBackShell } from '../tools/lib/releases/index.ts';
import type { Portal } from './harness/portal.ts';
import { publishShellCanary, seen, storeOf } from './harness/releases.ts';
import { signIn } from './harness/sessions.ts';
import { cookieOf, hasShell, isOffered, showsHome } from './harness/shells.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'shell-canary' } });

const shellIn = async (portal: Portal) => (await readRegistry(storeOf(portal))).shell;

test.describe('a canary of the shell', () => {
  test.afterEach(async ({ portal }) => {
    if ((await shellIn(portal)).canary) await takeBackShell(storeOf(portal), {});
    await seen(portal);
  });

  test('comes to the accounts that are named with their next page and to nobody else, tells that it came up, and goes with the session', async ({
    portal,
    visit,
  }) => {
    const canary = await publishShellCanary(portal, { accounts: ['garage@demo.example'] });
    await seen(portal);
    const garage = await visit();
    const { page } = garage;
    await signIn(page, 'garage@demo.example');
    assert.equal(await hasShell(page, canary), false);
    const came = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/remotes/loads') && (request.postData() ?? '').includes(canary),
    );
    await page.goto('/home');
    await showsHome(page);
    assert.ok(await hasShell(page, canary));
    assert.match((await came).postData() ?? '', /"remote":"host"/);
    assert.equal(await cookieOf(garage), canary);

    const atelier = await visit();
    await signIn(atelier.page, 'atelier@demo.example');
    await atelier.page.goto('/home');
    await showsHome(atelier.page);
    assert.equal(await hasShell(atelier.page, canary), false);
    assert.equal(await cookieOf(atelier), undefined);

    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    await expect.poll(() => cookieOf(garage)).toBe(undefined);
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    assert.equal(await hasShell(page, canary), false);
    assert.deepEqual([...garage.troubles, ...atelier.troubles], []);
  });

  test('is not shown to a visitor whose session ended elsewhere and left the cookie', async ({
    portal,
    visit,
  }) => {
    const canary = await publishShellCanary(portal, { percent: 100 });
    await seen(portal);
    const visited = await visit();
    const { page, context } = visited;
    await context.addCookies([{ name: 'shell', value: canary, url: portal.url }]);
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    await expect.poll(() => hasShell(page, canary).catch(() => true)).toBe(false);
    assert.equal(await cookieOf(visited), undefined);
  });

  test('goes on in an open tab when it is taken out, until that is reloaded', async ({
    portal,
    signedIn,
  }) => {
    const canary = await publishShellCanary(portal, { percent: 100 });
    await seen(portal);
    const visited = await signedIn({ at: '/home' });
    const { page } = visited;
    await isOffered(visited, canary);
    await page.reload();
    await showsHome(page);
    assert.ok(await hasShell(page, canary));
    await takeBackShell(storeOf(portal), {});
    await seen(portal);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    assert.ok(await hasShell(page, canary));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    assert.equal(await hasShell(page, canary), false);
    assert.equal(await cookieOf(visited), undefined);
  });

  test('is everybody’s after its promotion, without a cookie and without the watch', async ({
    portal,
    signedIn,
    visit,
  }) => {
    const canary = await publishShellCanary(portal, { accounts: ['garage@demo.example'] });
    await seen(portal);
    const garage = await signedIn({ at: '/home' });
    await isOffered(garage, canary);
    await promoteShell(storeOf(portal), undefined);
    await seen(portal);
    await garage.page.reload();
    await showsHome(garage.page);
    assert.ok(await hasShell(garage.page, canary));
    assert.equal(await hasShell(garage.page, 'shell-watch'), false);
    assert.equal(await cookieOf(garage), undefined);
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    assert.ok(await hasShell(page, canary));
  });
});
