import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { BROKEN_ANSWERS, BROKEN_RELEASES } from './harness/breakages.ts';
import { signIn, type Visit, visit } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { listenToReports, showsPanel, type ToldFailure } from './harness/failures.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';
import { publishAllBroken, seen } from './harness/releases.ts';

const REMOTES = [
  { id: 'catalog', label: 'Catalogue', address: '/catalog' },
  { id: 'cart-orders', label: 'Commandes', address: '/orders' },
  { id: 'faq', label: 'FAQ', address: '/faq' },
  { id: 'admin', label: 'Administration', address: '/extradmin' },
];
const ALL = REMOTES.map(({ id }) => id);

const { portal, browser } = await startPortalAndBrowser();

describe('all four remotes at once', () => {
  let visited: Visit;
  let told: ToldFailure[];

  /** One person, customer and administrator, for whom one thing after the other breaks. */
  before(async () => {
    visited = await visit(browser);
    await signIn(visited.page, portal.url);
    await visited.page.goto(await portal.adminLink());
    await visited.page.waitForURL(`${portal.url}/extradmin`);
    told = await listenToReports(visited.page);
  });

  async function shellStands(reason: string | undefined): Promise<void> {
    const { page } = visited;
    // What the page before still had to tell is none of this one's.
    await page.goto('about:blank');
    told.length = 0;
    for (const { label, address } of REMOTES) {
      await page.goto(portal.url + address);
      await showsPanel(page, label);
    }
    await page.goto(`${portal.url}/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    for (const { id } of REMOTES)
      assert.deepEqual(
        [...new Set(told.filter(({ remote }) => remote === id).map((report) => report.reason))],
        reason ? [reason] : [],
        id,
      );
  }

  async function allStand(): Promise<void> {
    for (const { address, label } of REMOTES) {
      await visited.page.goto(portal.url + address);
      await visited.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect(visited.page.getByText("n'est pas disponible pour le moment"), label).toHaveCount(0);
    }
  }

  for (const [way, { reason, ...breakage }] of Object.entries(BROKEN_RELEASES))
    it(`whose release ${way}: a panel each, the server hears why, the shell lives on`, async () => {
      const undo = await publishAllBroken(portal, ALL, { ...breakage, withPrevious: false });
      await shellStands(reason).finally(undo);
    });

  it('that are sound again are all there', async () => {
    await seen(portal);
    await allStand();
  });

  for (const [way, { reason, answer }] of Object.entries(BROKEN_ANSWERS))
    it(`whose entry ${way}: a panel each, the server hears why, the shell lives on`, async () => {
      await visited.page.route('**/r/**/entry.js', answer);
      await shellStands(reason).finally(() => visited.page.unroute('**/r/**/entry.js', answer));
      assert.equal(await visited.page.evaluate(() => 'tampered' in window), false);
    });

  it('that hang are given up after three seconds of silence, and the shell lives on', async () => {
    const { page, context } = await visit(browser);
    await page.clock.install();
    const reports = await listenToReports(page);
    await page.route('**/r/**', () => {});
    const hangs = async (id: string, open: () => Promise<unknown>) => {
      const asked = page.waitForRequest(`**/r/remote-${id}/**/entry.js`);
      await open();
      await asked;
      await page.clock.runFor(3_000);
    };
    await hangs('catalog', () => signIn(page, portal.url));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await hangs('faq', () => page.getByRole('link', { name: 'FAQ' }).click());
    await showsPanel(page, 'FAQ');
    for (const label of ['Catalogue', 'Commandes']) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await showsPanel(page, label);
    }
    const link = await portal.adminLink();
    await hangs('admin', () => page.goto(link));
    await showsPanel(page, 'Administration');
    assert.deepEqual([...new Set(reports.map(({ remote }) => remote))].sort(), [...ALL].sort());
    assert.deepEqual([...new Set(reports.map((report) => report.reason))], ['timeout']);
    await context.close();
  });
});
