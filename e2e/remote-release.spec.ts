import { rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BROKEN_RELEASES } from './harness/breakages.ts';
import { type FailureReport, listenToReports, showsPanel } from './harness/failures.ts';
import { publishBroken } from './harness/releases.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('a broken release', () => {
  const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  test.describe('that a signed-in customer opens', () => {
    let page: Page;
    let reports: FailureReport[];
    const reasons = () => [...new Set(reports.map((report) => report.reason))];

    test.beforeEach(async ({ signedIn }) => {
      ({ page } = await signedIn());
      reports = await listenToReports(page);
    });

    for (const [way, { reason, ...breakage }] of Object.entries(BROKEN_RELEASES)) {
      test(`that ${way} is replaced by the previous one at once, and reported to the server`, async ({
        portal,
      }) => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: true });
        await page.goto('/faq');
        await showsForum(page);
        await expect(page.getByText('n’est pas disponible pour le moment')).toHaveCount(0);
        await expect.poll(reasons).toEqual(reason ? [reason] : []);
        await undo();
      });

      test(`that ${way} is replaced by a French panel when there is no previous one, and other pages work`, async ({
        portal,
      }) => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: false });
        await page.goto('/faq');
        await showsPanel(page, 'FAQ');
        await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
        await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
        await undo();
      });
    }

    test('one of whose sagas fails keeps running, says so, is reported to the server, and restarts on request', async ({
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
      await expect.poll(reasons).toEqual(['saga']);
      await page.getByRole('button', { name: 'Relancer' }).click();
      await notice.waitFor({ state: 'detached' });
      await showsForum(page);
      await undo();
    });
  });

  test('whose files come back is shown again without a click', async ({ portal, signedIn }) => {
    const folder = portal.releasesOf('remote-faq');
    await rename(folder, `${folder}.gone`);
    const { page } = await signedIn({ at: '/home' });
    await openForum(page);
    await showsPanel(page, 'FAQ');
    await rename(`${folder}.gone`, folder);
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor({ timeout: 15_000 });
  });

  test('that is replaced by a newer one is noticed by an open page within a minute, which offers to load it', async ({
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
    await page.getByRole('button', { name: 'L’utiliser maintenant' }).click();
    await showsForum(page);
    await undo();
  });
});
