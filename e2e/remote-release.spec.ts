import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BROKEN_RELEASES } from './harness/breakages.ts';
import { listenToReports, showsPanel, type ToldFailure } from './harness/failures.ts';
import { publishBroken } from './harness/releases.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('a broken release', () => {
  const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  test.describe('met by somebody who is signed in', () => {
    let page: Page;
    let told: ToldFailure[];
    const reasons = () => [...new Set(told.map((report) => report.reason))];

    test.beforeEach(async ({ signedIn }) => {
      ({ page } = await signedIn());
      told = await listenToReports(page);
    });

    for (const [way, { reason, ...breakage }] of Object.entries(BROKEN_RELEASES)) {
      test(`that ${way} gives way to the previous one by itself, and the server hears of it`, async ({
        portal,
      }) => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: true });
        await page.goto('/faq');
        await showsForum(page);
        await expect(page.getByText("n'est pas disponible pour le moment")).toHaveCount(0);
        assert.deepEqual(reasons(), reason ? [reason] : []);
        await undo();
      });

      test(`that ${way}, with none before it, is a French panel, and the rest works`, async ({ portal }) => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: false });
        await page.goto('/faq');
        await showsPanel(page, 'FAQ');
        await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
        await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
        await undo();
      });
    }

    test('that loses a part of its sagas goes on, says so, tells the server, and starts anew when asked to', async ({
      portal,
    }) => {
      const once = "if(!window.lost){window.lost=true;throw new Error('broken on purpose')}";
      const undo = await publishBroken(portal, 'faq', {
        code: (_file, code) => code.replace(/("faq references",)\w+/, `$1function*(){${once}}`),
        withPrevious: false,
      });
      await page.goto('/faq');
      const notice = page.getByText(/«\sFAQ\s» ne répond plus entièrement/);
      await notice.waitFor();
      await page
        .getByText(/\d+ discussions?/)
        .first()
        .waitFor();
      assert.deepEqual(reasons(), ['saga']);
      await page.getByRole('button', { name: 'Relancer' }).click();
      await notice.waitFor({ state: 'detached' });
      await showsForum(page);
      await undo();
    });
  });

  test('that comes back is shown again without anybody asking', async ({ portal, signedIn }) => {
    const folder = portal.releasesOf('remote-faq');
    await rename(folder, `${folder}.gone`);
    const { page } = await signedIn({ at: '/home' });
    await openForum(page);
    await showsPanel(page, 'FAQ');
    await rename(`${folder}.gone`, folder);
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor({ timeout: 15_000 });
  });

  test('is learnt of within a minute by an open page, which offers the newer one', async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.clock.install();
    await page.goto('/home');
    await openForum(page);
    await showsForum(page);
    const undo = await publishBroken(portal, 'faq', { withPrevious: true });
    await page.clock.runFor(61_000);
    await page.getByText('Une nouvelle version de cette page est prête.').waitFor();
    await page.getByRole('button', { name: "L'utiliser maintenant" }).click();
    await showsForum(page);
    await undo();
  });
});
