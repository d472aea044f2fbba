import assert from 'node:assert/strict';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { promoteShell, takeBackShell } from '../tools/lib/releases/index.ts';
import type { Portal } from './harness/portal.ts';
import { publishShellCanary, seen, storeOf } from './harness/releases.ts';
import { signIn } from './harness/sessions.ts';
import { cookieOf, hasShell, isOffered, pageLoads, reportsOf, showsHome } from './harness/shells.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'shell-canary' } });

const THROWS = () => "throw new Error('broken on purpose');";
/** Draws as ever, and is gone a second later. */
const VANISHES = (_name: string, text: string) =>
  `${text};setInterval(()=>{const app=document.querySelector('#app');if(app.querySelector('main h1'))setTimeout(()=>app.replaceChildren(),1e3)},100);`;
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

  test('that throws at start gives way to the stable shell once, reports it, and is withdrawn with the third account', async ({
    portal,
    signedIn,
  }) => {
    // Ten pages, in four browsers.
    test.slow();
    const canary = await publishShellCanary(portal, { percent: 100, code: THROWS });
    await seen(portal);
    for (const name of ['garage', 'atelier', 'moderateur']) {
      assert.equal((await shellIn(portal)).canary?.release.id, canary, `before ${name}`);
      const visited = await signedIn({ email: `${name}@demo.example`, at: '/home' });
      const { page } = visited;
      await isOffered(visited, canary);
      const reports = reportsOf(page);
      const loads = pageLoads(page);
      const told = page.waitForRequest('**/api/remotes/failures');
      await page.goto('/home');
      await told;
      await showsHome(page);
      assert.equal(await hasShell(page, canary), false);
      assert.deepEqual(loads, ['/home', '/home']);
      assert.deepEqual(
        reports.map(({ remote, release, reason }) => [remote, release, reason]),
        [['host', canary, 'evaluation']],
      );
      // The next page is the stable one at once, though the account is offered the canary as before.
      await page.reload();
      await showsHome(page);
      assert.deepEqual(loads, ['/home', '/home', '/home']);
      await visited.context.close();
    }
    await expect.poll(async () => (await shellIn(portal)).withdrawn).toBeTruthy();
    const { canary: left, withdrawn } = await shellIn(portal);
    assert.deepEqual([left, withdrawn?.release, withdrawn?.accounts], [undefined, canary, 3]);
    await seen(portal);
    const lecteur = await signedIn({ email: 'lecteur@demo.example', at: '/home' });
    await showsHome(lecteur.page);
    assert.equal(await cookieOf(lecteur), undefined);
  });

  test('of which a script is missing gives way too, and one that draws nothing', async ({
    portal,
    signedIn,
  }) => {
    for (const [reason, code] of [
      ['network', undefined],
      ['hang', () => 'void 0;'],
    ] as const) {
      const canary = await publishShellCanary(portal, { percent: 100, ...(code && { code }) });
      await seen(portal);
      const visited = await signedIn({ at: '/home' });
      const { page } = visited;
      await isOffered(visited, canary);
      if (reason === 'network') await page.route(`**/host.${canary}.js`, (route) => route.abort());
      const told = page.waitForRequest('**/api/remotes/failures');
      await page.goto('/home');
      assert.equal((await told).postDataJSON().reason, reason);
      await showsHome(page);
      assert.equal(await hasShell(page, canary), false);
      assert.equal(await cookieOf(visited), `failed.${canary}`);
      await visited.context.close();
    }
  });

  test('that is drawn and then gone again gives way, whenever that happens', async ({ portal, signedIn }) => {
    const canary = await publishShellCanary(portal, { percent: 100, code: VANISHES });
    await seen(portal);
    const visited = await signedIn({ at: '/home' });
    const { page } = visited;
    await isOffered(visited, canary);
    const told = page.waitForRequest('**/api/remotes/failures');
    await page.goto('/home');
    const { reason, state } = (await told).postDataJSON();
    assert.deepEqual([reason, state], ['render', 'ready']);
    await showsHome(page);
    assert.equal(await hasShell(page, canary), false);
    assert.equal(await cookieOf(visited), `failed.${canary}`);
  });

  test('of which a script never comes gives way after half a minute', async ({ portal, signedIn }) => {
    const canary = await publishShellCanary(portal, { percent: 100 });
    await seen(portal);
    const visited = await signedIn({ at: '/home' });
    const { page } = visited;
    await isOffered(visited, canary);
    await page.route(`**/host.${canary}.js`, () => {});
    const reports = reportsOf(page);
    await page.clock.install();
    const [script] = await Promise.all([
      page.waitForRequest(`**/host.${canary}.js`),
      page.goto('/home', { waitUntil: 'commit' }),
    ]);
    await page.locator('#app').waitFor({ state: 'attached' });
    await page.clock.runFor(20_000);
    assert.equal(script.failure(), null, 'it is still on its way');
    assert.deepEqual(reports, []);
    await page.clock.runFor(11_000);
    await showsHome(page);
    assert.deepEqual(
      reports.map(({ release, reason }) => [release, reason]),
      [[canary, 'timeout']],
    );
    assert.equal(await hasShell(page, canary), false);
    assert.equal(await cookieOf(visited), `failed.${canary}`);
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
