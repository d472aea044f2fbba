import assert from 'node:assert/strict';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { takeBackShell } from '../tools/lib/releases/index.ts';
import type { Portal } from './harness/portal.ts';
import { publishShellCanary, seen, storeOf } from './harness/releases.ts';
import { cookieOf, hasShell, isOffered, pageLoads, reportsOf, showsHome } from './harness/shells.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'shell-canary-fails' } });

const THROWS = () => "throw new Error('broken on purpose');";
/** Draws as ever, and is gone a second later. */
const VANISHES = (_name: string, text: string) =>
  `${text};setInterval(()=>{const app=document.querySelector('#app');if(app.querySelector('main h1'))setTimeout(()=>app.replaceChildren(),1e3)},100);`;
const shellIn = async (portal: Portal) => (await readRegistry(storeOf(portal))).shell;

test.describe('a canary of the shell that fails', () => {
  test.afterEach(async ({ portal }) => {
    if ((await shellIn(portal)).canary) await takeBackShell(storeOf(portal), {});
    await seen(portal);
  });

  test('because it throws at start gives way to the stable shell once, reports it, and is withdrawn with the third account', async ({
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

  test('because a script is missing gives way too, and one that draws nothing', async ({
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

  test('because what it drew is gone again gives way, whenever that happens', async ({
    portal,
    signedIn,
  }) => {
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

  test('because a script never comes gives way after half a minute', async ({ portal, signedIn }) => {
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
});
