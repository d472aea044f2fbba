import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { parseSigningKey } from '../api/src/base/secrets/index.ts';
import { changeEntry, changeRegistry, readRegistry, signRegistry } from '../api/src/portal/releases/index.ts';
import { openBrowser, signIn, visit, visitSignedIn } from './harness/browser.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { publishCanary, seen, storeOf } from './harness/releases.ts';

const THROWS = "throw new Error('broken on purpose');\n";
const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

const browser = await openBrowser();

/** Signs in afresh, opens the forum, and answers which release of it was asked for, in order. */
async function forumOf(portal: Portal, name: string): Promise<{ releases: string[]; page: Page }> {
  const { page, requests } = await visitSignedIn(browser, portal.url, { email: `${name}@demo.example` });
  await openForum(page);
  await showsForum(page);
  const asked = requests.flatMap((url) => /\/r\/remote-faq\/([^/]+)\//.exec(url)?.[1] ?? []);
  return { releases: [...new Set(asked)], page };
}

describe('a canary', async () => {
  const portal = await startPortal();
  after(portal.stop);
  const faq = async () => (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq');

  it('by name is what these accounts run, from their first page on, and nobody else', async () => {
    const canary = await publishCanary(portal, 'faq', { accounts: ['garage@demo.example'] });
    await seen(portal);
    const garage = await forumOf(portal, 'garage');
    assert.deepEqual(garage.releases, [canary]);
    const again = await garage.page.goto(`${portal.url}/faq`);
    await showsForum(garage.page);
    assert.doesNotMatch((await again?.text()) ?? '', /garage/);
    await garage.page.context().close();
    const atelier = await forumOf(portal, 'atelier');
    assert.ok(!atelier.releases.includes(canary));
    await atelier.page.context().close();
  });

  it('that breaks is bridged for each account, then withdrawn: the next one never meets it', async () => {
    const code = (file: string, text: string) => (file === 'entry.js' ? THROWS + text : text);
    const canary = await publishCanary(portal, 'faq', { percent: 100, code });
    await seen(portal);
    for (const name of ['garage', 'atelier', 'moderateur']) {
      assert.equal((await faq())?.canary?.release.id, canary, `before ${name}`);
      const { releases, page } = await forumOf(portal, name);
      assert.deepEqual(releases, [canary, (await faq())?.stable.id]);
      await page.context().close();
    }
    await seen(portal);
    const { withdrawn, canary: left } = (await faq()) ?? {};
    assert.equal(left, undefined);
    assert.deepEqual([withdrawn?.release, withdrawn?.accounts], [canary, 3]);
    const lecteur = await forumOf(portal, 'lecteur');
    assert.ok(!lecteur.releases.includes(canary));
    await lecteur.page.context().close();
    const served = await (await fetch(`${portal.url}/remotes/registry.json`)).text();
    assert.doesNotMatch(served, new RegExp(`${canary}|withdrawn`));
  });
});

describe('a portal whose releases are signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const RELEASES_PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const portal = await startPortal({ env: { RELEASES_PUBLIC_KEY } });
  after(portal.stop);
  const signing = parseSigningKey(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
  const sign = async () => {
    await changeRegistry(storeOf(portal), (registry) => signRegistry(registry, signing));
    await seen(portal);
  };

  before(sign);

  /** What somebody between the server and the page would do to the registry in it. */
  const tamper = async (page: Page, change: (html: string) => string) =>
    page.route(`${portal.url}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const html = await answer.text();
      const changed = change(html);
      assert.notEqual(changed, html);
      return route.fulfill({ response: answer, body: changed });
    });

  it('works as any other', async () => {
    const { page } = await forumOf(portal, 'garage');
    await page.context().close();
  });

  it('runs nothing of an entry that was changed on its way, says so, and the rest works', async () => {
    const { page, requests, context } = await visit(browser);
    const { stable } = (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq') ?? {};
    await tamper(page, (html) => html.replace(`"container":"${stable?.container}"`, '"container":"evil"'));
    const told = page.waitForRequest((request) => request.url().endsWith('/api/remotes/failures'));
    await signIn(page, portal.url);
    await openForum(page);
    await page.getByText(/«\sFAQ\s» n'est pas disponible/).waitFor();
    assert.match((await told).postData() ?? '', /"reason":"signature"/);
    assert.ok(!requests.some((url) => url.includes('/r/remote-faq/')));
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await context.close();
  });

  it('gives no canary that was put in on the way', async () => {
    await publishCanary(portal, 'faq', { percent: 1, accounts: ['garage@demo.example'] });
    await sign();
    const { page, requests, context } = await visit(browser);
    await tamper(page, (html) => html.replace('"percent":1', '"percent":100'));
    await signIn(page, portal.url);
    await openForum(page);
    await showsForum(page);
    assert.ok(!requests.some((url) => /\/r\/remote-faq\/[^/]*-copy-/.test(url)));
    await context.close();
    await changeEntry(storeOf(portal), 'faq', (entry) => ({ ...entry, canary: undefined }));
  });
});
