import assert from 'node:assert/strict';
import { releaseShellAndRemote } from './harness/releases.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

test.use({ portalOptions: { name: 'shells' } });

test.describe('a tab that was opened before the shell was released, and then a remote that needs it', () => {
  test('works on, offers to reload where nothing is typed, and has both after that', async ({
    portal,
    signedIn,
  }) => {
    const { page, requests } = await signedIn();
    await page.clock.install();
    // The last file of the page: the clock must not run ahead of what is on its way.
    const lastFile = page.waitForRequest(/\/overlay-product\./);
    await page.goto('/faq');
    const forum = page.getByRole('heading', { level: 1, name: 'FAQ' });
    await forum.waitFor();
    await lastFile;
    await networkQuiet(page);
    const release = await releaseShellAndRemote(portal, 'faq');
    const search = page.getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
    await search.fill('attelage');

    await page.clock.runFor(61_000);
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    await link('Catalogue').click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await link('FAQ').click();
    await forum.waitFor();
    await expect(page.getByText('n’est pas disponible pour le moment')).toHaveCount(0);
    assert.ok(!requests.some((url) => url.includes(release)));

    const offer = page.getByRole('button', { name: 'Recharger' });
    await offer.waitFor();
    await search.fill('faisceau');
    await page.clock.runFor(1_000);
    await expect(offer).toHaveCount(0);
    await search.fill('');
    await page.clock.runFor(1_000);
    await offer.click();
    await expect.poll(() => requests.some((url) => url.includes(release))).toBe(true);
    await forum.waitFor();
  });
});
