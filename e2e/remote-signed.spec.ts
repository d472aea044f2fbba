import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { changeEntry, readRegistry } from '../api/src/portal/releases/index.ts';
import { publishCanary, storeOf } from './harness/releases.ts';
import { signIn } from './harness/sessions.ts';
import { RELEASES_PUBLIC_KEY, signReleases, tamperPage } from './harness/signing.ts';
import { test } from './harness/test.ts';

test.use({ portalOptions: { name: 'signed', env: { RELEASES_PUBLIC_KEY } } });

test.describe('a portal whose releases are signed', () => {
  test.beforeEach(({ portal }) => signReleases(portal));

  const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  test('works like an unsigned one', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await openForum(page);
    await showsForum(page);
  });

  test('runs nothing of a remote whose entry was changed, shows and reports that, and leaves other pages working', async ({
    portal,
    visit,
  }) => {
    const { page, requests } = await visit();
    const { stable } = (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq') ?? {};
    await tamperPage(page, (html) =>
      html.replace(`"container":"${stable?.container}"`, '"container":"evil"'),
    );
    // Longer than signing in and opening the forum take on a busy machine.
    const told = page.waitForRequest((request) => request.url().endsWith('/api/remotes/failures'), {
      timeout: 30_000,
    });
    await signIn(page);
    await openForum(page);
    await page.getByText(/«\sFAQ\s» n’est pas disponible/).waitFor();
    assert.match((await told).postData() ?? '', /"reason":"signature"/);
    assert.ok(!requests.some((url) => url.includes('/r/remote-faq/')));
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
  });

  test('gives no canary to accounts beyond its share when the page’s registry was changed', async ({
    portal,
    visit,
  }) => {
    await publishCanary(portal, 'faq', { percent: 1, accounts: ['garage@demo.example'] });
    await signReleases(portal);
    const { page, requests } = await visit();
    await tamperPage(page, (html) => html.replace('"percent":1', '"percent":100'));
    await signIn(page);
    await openForum(page);
    await showsForum(page);
    assert.ok(!requests.some((url) => /\/r\/remote-faq\/[^/]*-copy-/.test(url)));
    await changeEntry(storeOf(portal), 'faq', (entry) => ({ ...entry, canary: undefined }));
  });
});
