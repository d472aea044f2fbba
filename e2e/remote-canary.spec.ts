import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { changeEntry, readRegistry, type StoreEntry } from '../api/src/portal/releases/index.ts';
import { listenToReports } from './harness/failures.ts';
import type { Portal } from './harness/portal.ts';
import { publishCanary, seen, storeOf } from './harness/releases.ts';
import { signIn } from './harness/sessions.ts';
import { test } from './harness/test.ts';
import type { Visit } from './harness/visits.ts';

const THROWS = "throw new Error('broken on purpose');\n";
const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

test.use({ portalOptions: { name: 'canary' } });

/** Signs in, opens the forum, and returns which releases of it were requested, in order. */
async function forumOf({ page, requests }: Visit, name: string): Promise<{ releases: string[]; page: Page }> {
  await signIn(page, `${name}@demo.example`);
  await openForum(page);
  await showsForum(page);
  const asked = requests.flatMap((url) => /\/r\/remote-faq\/([^/]+)\//.exec(url)?.[1] ?? []);
  return { releases: [...new Set(asked)], page };
}

/** The canary as if it had been built with another address and menu line. */
function withPlace(entry: StoreEntry, address: string, label: string): StoreEntry {
  const { canary, mounts, slots, order, access } = entry;
  if (!canary) throw new Error('no canary');
  const place = { label, mounts: [address], nav: [{ to: address, label }] };
  const manifest = { slots, order, access, ...place };
  return { ...entry, mounts, canary: { ...canary, release: { ...canary.release, manifest } } };
}

test.describe('a canary', () => {
  const faqIn = async (portal: Portal) =>
    (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq');

  test('for named accounts is loaded by these from their first page on, and by nobody else', async ({
    portal,
    visit,
  }) => {
    const canary = await publishCanary(portal, 'faq', { accounts: ['garage@demo.example'] });
    await seen(portal);
    const garage = await forumOf(await visit(), 'garage');
    assert.deepEqual(garage.releases, [canary]);
    const again = await garage.page.goto('/faq');
    await showsForum(garage.page);
    assert.doesNotMatch((await again?.text()) ?? '', /garage/);
    await garage.page.context().close();
    const atelier = await forumOf(await visit(), 'atelier');
    assert.ok(!atelier.releases.includes(canary));
    await atelier.page.context().close();
  });

  test('brings its menu lines and addresses to the accounts that get it, and to nobody else', async ({
    portal,
    visit,
  }) => {
    await publishCanary(portal, 'faq', {
      accounts: ['garage@demo.example'],
      code: (file, text) => (file.startsWith('remote.') ? text.replaceAll('"/faq"', '"/questions"') : text),
    });
    const sound = await faqIn(portal);
    await changeEntry(storeOf(portal), 'faq', (entry) => withPlace(entry, '/questions', 'Questions'));
    await seen(portal);
    const { page } = await visit();
    await signIn(page, 'garage@demo.example');
    await page.getByRole('link', { name: 'Questions' }).click();
    await showsForum(page);
    assert.equal(new URL(page.url()).pathname, '/questions');
    assert.equal(await page.getByRole('link', { name: 'FAQ', exact: true }).count(), 0);
    await page.reload();
    await showsForum(page);
    await page.context().close();
    const { page: other } = await visit();
    await signIn(other, 'atelier@demo.example');
    await other.getByRole('link', { name: 'FAQ', exact: true }).waitFor();
    assert.equal(await other.getByRole('link', { name: 'Questions' }).count(), 0);
    await other.context().close();
    await changeEntry(storeOf(portal), 'faq', () => ({ ...(sound as StoreEntry), canary: undefined }));
    await seen(portal);
  });

  test('that breaks falls back for the first three accounts and is then withdrawn, so that the next one never loads it', async ({
    portal,
    visit,
  }) => {
    const code = (file: string, text: string) => (file === 'entry.js' ? THROWS + text : text);
    const canary = await publishCanary(portal, 'faq', { percent: 100, code });
    await seen(portal);
    for (const name of ['garage', 'atelier', 'moderateur']) {
      assert.equal((await faqIn(portal))?.canary?.release.id, canary, `before ${name}`);
      const visited = await visit();
      const told = visited.page.waitForResponse('**/api/remotes/failures');
      const { releases, page } = await forumOf(visited, name);
      await told;
      assert.deepEqual(releases, [canary, (await faqIn(portal))?.stable.id]);
      await page.context().close();
    }
    await seen(portal);
    const { withdrawn, canary: left } = (await faqIn(portal)) ?? {};
    assert.equal(left, undefined);
    assert.deepEqual([withdrawn?.release, withdrawn?.accounts], [canary, 3]);
    const lecteur = await forumOf(await visit(), 'lecteur');
    assert.ok(!lecteur.releases.includes(canary));
    await lecteur.page.context().close();
    const served = await (await fetch(`${portal.url}/remotes/registry.json`)).text();
    assert.doesNotMatch(served, new RegExp(`${canary}|withdrawn`));
  });

  test('that is sound stays, however many leave the page while it loads, and whoever stays says that it came up', async ({
    portal,
    visit,
  }) => {
    const canary = await publishCanary(portal, 'faq', { percent: 100 });
    await seen(portal);
    for (const name of ['garage', 'atelier', 'moderateur']) {
      const { page } = await visit();
      const reports = await listenToReports(page);
      await signIn(page, `${name}@demo.example`);
      const files = `**/r/remote-faq/${canary}/**`;
      await page.route(files, () => {});
      const asked = page.waitForRequest(files);
      await openForum(page);
      await asked;
      await page.goto('/mentions-legales');
      await page.unroute(files);
      const came = page.waitForRequest('**/api/remotes/loads');
      await page.goto('/faq');
      await showsForum(page);
      assert.match((await came).postData() ?? '', new RegExp(canary));
      assert.deepEqual(reports, []);
      await page.context().close();
    }
    assert.equal((await faqIn(portal))?.canary?.release.id, canary);
  });
});
