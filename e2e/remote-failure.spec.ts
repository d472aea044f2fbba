import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { BROKEN_ANSWERS } from './harness/breakages.ts';
import { listenToReports, scriptOfTables, showsPanel } from './harness/failures.ts';
import { publishBroken } from './harness/releases.ts';
import { customerSession } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('a remote that cannot be loaded', () => {
  test('leaves the header and the other remotes working, shows a French panel, and loads again by Réessayer', async ({
    portal,
    signedIn,
  }) => {
    const faq = portal.releasesOf('remote-faq');
    await rename(faq, `${faq}.gone`);
    const { page } = await signedIn({ at: '/home' });
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByText(/«\sFAQ\s» n’est pas disponible pour le moment/).waitFor();
    await page.getByText(/Numéro de l’incident\s: FAQ-/).waitFor();

    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await page.getByRole('button', { name: /Panier/ }).click();
    await page.getByRole('heading', { name: 'Commande en cours' }).waitFor();

    await rename(`${faq}.gone`, faq);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
  });

  test('for a moment, because what opens remotes did not arrive, comes up without a click or a reload', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    let refused = 0;
    await page.route('**/assets/federation.*', (route) => {
      refused += 1;
      return refused > 3 ? route.continue() : route.abort();
    });
    await page.goto('/home');
    // It is tried again after five seconds, and then after ten.
    await page
      .getByText(/KI-\d+/)
      .first()
      .waitFor({ timeout: 25_000 });
    assert.ok(refused > 3);
  });

  test('for a moment, because a part of the shell that it borrows did not arrive, comes up without a click or a reload', async ({
    signedIn,
  }) => {
    const table = await scriptOfTables((await signedIn()).page);
    const { page } = await signedIn({ at: '/home' });
    let refused = 0;
    await page.route(`**${table}`, (route) => {
      refused += 1;
      return refused > 2 ? route.continue() : route.abort();
    });
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    assert.ok(refused > 2);
    assert.ok(await page.evaluate(() => 'notReloaded' in window));
  });

  test('shows a panel whatever the reason; none of its code runs, and the reason is reported to the server', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const reports = await listenToReports(page);
    for (const [way, { reason, answer }] of Object.entries(BROKEN_ANSWERS)) {
      await page.goto('about:blank');
      reports.length = 0;
      await page.route('**/r/remote-faq/**/entry.js', answer);
      await page.goto('/faq');
      await showsPanel(page, 'FAQ');
      assert.equal(await page.evaluate(() => 'tampered' in window), false);
      await expect.poll(() => [...new Set(reports.map((report) => report.reason))], way).toEqual([reason]);
      await page.unroute('**/r/remote-faq/**/entry.js', answer);
    }
  });

  test('because its files hang is given up after three seconds without data, and not after thirty', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.clock.install();
    const reports = await listenToReports(page);
    await page.route('**/r/remote-faq/**', () => {});
    await page.goto('/home');
    const asked = page.waitForRequest('**/r/remote-faq/**/entry.js');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await asked;
    await page.clock.runFor(3_000);
    await showsPanel(page, 'FAQ');
    assert.deepEqual([...new Set(reports.map((report) => report.reason))], ['timeout']);
  });

  test('because its files hang is replaced by its previous release after three seconds', async ({
    portal,
    signedIn,
  }) => {
    const undo = await publishBroken(portal, 'faq', { withPrevious: true });
    const { page } = await signedIn();
    await page.clock.install();
    await page.route('**/r/remote-faq/*-copy-*/**', () => {});
    await page.goto('/home');
    const asked = page.waitForRequest('**/r/remote-faq/*-copy-*/entry.js');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await asked;
    await page.clock.runFor(3_000);
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await expect(page.getByText('n’est pas disponible pour le moment')).toHaveCount(0);
    await undo();
  });

  const OTHERS = [
    { remote: 'remote-catalog', label: 'Catalogue', address: '/catalog', others: ['/orders', '/faq'] },
    { remote: 'remote-cart-orders', label: 'Commandes', address: '/orders', others: ['/catalog', '/faq'] },
    {
      remote: 'remote-admin',
      label: 'Administration',
      address: '/extradmin',
      others: ['/catalog', '/orders'],
    },
  ];

  test('shows a panel in its place and leaves the others working, for each of the other remotes', async ({
    adminState,
    portal,
    visit,
  }) => {
    const { page } = await visit({ kept: { ...adminState, ...(await customerSession(portal)) } });
    for (const { remote, label, address, others } of OTHERS) {
      const files = `**/r/${remote}/**`;
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await page.goto(address);
      await showsPanel(page, label);
      for (const other of others) {
        await page.goto(other);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByText('n’est pas disponible pour le moment'), other).toHaveCount(0);
      }
      await page.unroute(files);
    }
  });
});
