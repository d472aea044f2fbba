import assert from 'node:assert/strict';
import { BROKEN_ANSWERS, BROKEN_RELEASES } from './harness/breakages.ts';
import { type FailureReport, listenToReports, showsPanel } from './harness/failures.ts';
import { publishAllBroken, seen } from './harness/releases.ts';
import { customerSession } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import type { Visit } from './harness/visits.ts';

const REMOTES = [
  { id: 'catalog', label: 'Catalogue', address: '/catalog' },
  { id: 'cart-orders', label: 'Commandes', address: '/orders' },
  { id: 'faq', label: 'FAQ', address: '/faq' },
  { id: 'admin', label: 'Administration', address: '/extradmin' },
];
const ALL = REMOTES.map(({ id }) => id);

test.use({ portalOptions: { name: 'releases' } });

test.describe('all four remotes together', () => {
  let visited: Visit;
  let reports: FailureReport[];

  /** Signed in both as customer and as administrator. */
  test.beforeEach(async ({ portal, adminState, visit }) => {
    visited = await visit({ kept: { ...adminState, ...(await customerSession(portal)) } });
    reports = await listenToReports(visited.page);
  });

  async function shellWorks(reason: string | undefined): Promise<void> {
    const { page } = visited;
    for (const { id, label, address } of REMOTES) {
      await page.goto(address);
      await showsPanel(page, label);
      // Whoever leaves at once reports nothing.
      if (reason) await expect.poll(() => reports.some(({ remote }) => remote === id)).toBe(true);
    }
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    for (const { id } of REMOTES)
      assert.deepEqual(
        [...new Set(reports.filter(({ remote }) => remote === id).map((report) => report.reason))],
        reason ? [reason] : [],
        id,
      );
  }

  async function allOpen(): Promise<void> {
    for (const { address, label } of REMOTES) {
      await visited.page.goto(address);
      await visited.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect(visited.page.getByText('n’est pas disponible pour le moment'), label).toHaveCount(0);
    }
  }

  for (const [way, { reason, ...breakage }] of Object.entries(BROKEN_RELEASES))
    test(`whose release ${way}: a panel for each, a report with the reason, and the shell keeps working`, async ({
      portal,
    }) => {
      const undo = await publishAllBroken(portal, ALL, { ...breakage, withPrevious: false });
      await shellWorks(reason).finally(undo);
    });

  test('all open again after working releases are back', async ({ portal }) => {
    const undo = await publishAllBroken(portal, ALL, { contract: 99, withPrevious: false });
    await undo();
    await seen(portal);
    await allOpen();
  });

  for (const [way, { reason, answer }] of Object.entries(BROKEN_ANSWERS))
    test(`whose entry ${way}: a panel for each, a report with the reason, and the shell keeps working`, async () => {
      await visited.page.route('**/r/**/entry.js', answer);
      await shellWorks(reason).finally(() => visited.page.unroute('**/r/**/entry.js', answer));
      assert.equal(await visited.page.evaluate(() => 'tampered' in window), false);
    });

  test('that hang are given up after three seconds without data, and the shell keeps working', async () => {
    const { page } = visited;
    await page.clock.install();
    await page.route('**/r/**', () => {});
    const hangs = async (id: string, open: () => Promise<unknown>) => {
      const asked = page.waitForRequest(`**/r/remote-${id}/**/entry.js`);
      await open();
      await asked;
      await page.clock.runFor(3_000);
    };
    await hangs('catalog', () => page.goto('/home'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await hangs('faq', () => page.getByRole('link', { name: 'FAQ' }).click());
    await showsPanel(page, 'FAQ');
    for (const label of ['Catalogue', 'Commandes']) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await showsPanel(page, label);
    }
    await hangs('admin', () => page.goto('/extradmin'));
    await showsPanel(page, 'Administration');
    assert.deepEqual([...new Set(reports.map(({ remote }) => remote))].sort(), [...ALL].sort());
    assert.deepEqual([...new Set(reports.map((report) => report.reason))], ['timeout']);
  });
});
