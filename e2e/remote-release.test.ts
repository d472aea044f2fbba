import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { BROKEN_RELEASES } from './harness/breakages.ts';
import { signIn, visit, visitSignedIn } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { listenToReports, showsPanel, type ToldFailure } from './harness/failures.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';
import { publishBroken, seen } from './harness/releases.ts';

const { portal, browser } = await startPortalAndBrowser();

describe('a broken release', () => {
  const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  const openForum = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  describe('met by somebody who is signed in', () => {
    let page: Page;
    let told: ToldFailure[];
    const reasons = () => [...new Set(told.map((report) => report.reason))];

    before(async () => {
      ({ page } = await visit(browser));
      told = await listenToReports(page);
      await signIn(page, portal.url);
    });
    beforeEach(async () => {
      // What the page before still had to tell is none of the next one's.
      await page.goto('about:blank');
      told.length = 0;
    });
    after(async () => {
      await page.context().close();
      await seen(portal);
    });

    for (const [way, { reason, ...breakage }] of Object.entries(BROKEN_RELEASES)) {
      it(`that ${way} gives way to the previous one by itself, and the server hears of it`, async () => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: true });
        await page.goto(`${portal.url}/faq`);
        await showsForum(page);
        await expect(page.getByText("n'est pas disponible pour le moment")).toHaveCount(0);
        assert.deepEqual(reasons(), reason ? [reason] : []);
        await undo();
      });

      it(`that ${way}, with none before it, is a French panel, and the rest works`, async () => {
        const undo = await publishBroken(portal, 'faq', { ...breakage, withPrevious: false });
        await page.goto(`${portal.url}/faq`);
        await showsPanel(page, 'FAQ');
        await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
        await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
        await undo();
      });
    }

    it('that loses a part of its sagas goes on, says so, tells the server, and starts anew when asked to', async () => {
      const once = "if(!window.lost){window.lost=true;throw new Error('broken on purpose')}";
      const undo = await publishBroken(portal, 'faq', {
        code: (_file, code) => code.replace(/("faq references",)\w+/, `$1function*(){${once}}`),
        withPrevious: false,
      });
      await page.goto(`${portal.url}/faq`);
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

  it('that comes back is shown again without anybody asking', async () => {
    const folder = portal.releasesOf('remote-faq');
    await rename(folder, `${folder}.gone`);
    const { page, context } = await visitSignedIn(browser, portal.url);
    await openForum(page);
    await showsPanel(page, 'FAQ');
    await rename(`${folder}.gone`, folder);
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor({ timeout: 15_000 });
    await context.close();
  });

  it('is learnt of within a minute by an open page, which offers the newer one', async () => {
    const { page, context } = await visit(browser);
    await page.clock.install();
    await signIn(page, portal.url);
    await openForum(page);
    await showsForum(page);
    const undo = await publishBroken(portal, 'faq', { withPrevious: true });
    await page.clock.runFor(61_000);
    await page.getByText('Une nouvelle version de cette page est prête.').waitFor();
    await page.getByRole('button', { name: "L'utiliser maintenant" }).click();
    await showsForum(page);
    await context.close();
    await undo();
  });
});
