import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import type { Portal } from './harness/portal.ts';
import { publishCanary, seen, storeOf } from './harness/releases.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'figures' } });

/** What a careless handler does to a page: nobody is answered for 400 ms after each click. */
const BLOCKS = `addEventListener('click', () => {
  const until = performance.now() + 400;
  while (performance.now() < until);
});
`;
const code = (file: string, text: string) => (file === 'entry.js' ? BLOCKS + text : text);
const faqIn = async (portal: Portal) =>
  (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq');

const slowClicks = (portal: Portal, release: string) =>
  portal.rows<{ clicks: number | null }>(
    `select sum(total) as clicks from remote_figures
     where release_id = '${release}' and figure = 'interaction' and bound >= 400`,
  )[0]?.clicks ?? 0;

/** The forum, measured from now on: that begins once the page is settled. */
async function openForum(page: Page): Promise<void> {
  const measured = page.waitForResponse(/\/assets\/notices\./);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
  await measured;
  await page.waitForRequest('**/api/notifications/stream');
}

test.describe('a canary whose page answers each click 400 ms later', () => {
  test('is measured, shown to administrators beside the stable release, and withdrawn; an open tab goes back at once [C20] [C21]', async ({
    portal,
    signedIn,
    administrator,
  }) => {
    test.slow();
    const canary = await publishCanary(portal, 'faq', { percent: 100, code });
    const stable = (await faqIn(portal))?.stable.id ?? '';
    await seen(portal);
    const tab = await signedIn({ email: 'moderateur@demo.example' });
    await openForum(tab.page);
    const filesOf = (release: string) =>
      tab.requests.filter((url) => url.includes(`/r/remote-faq/${release}/`));
    assert.ok(filesOf(canary).length > 0);
    // The page preloads them for everybody; once it runs, it asks for the canary's.
    const preloaded = filesOf(stable).length;

    const office = await administrator('/extradmin');
    const rowOf = (release: string) => office.page.getByRole('row', { name: release });
    for (const [at, name] of ['garage', 'atelier', 'lecteur'].entries()) {
      const { page } = await signedIn({ email: `${name}@demo.example` });
      await openForum(page);
      for (let click = 0; click < 4; click += 1) {
        await page.getByRole('heading', { level: 1, name: 'FAQ' }).click();
        // The next paint, and what the browser says of it.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
      }
      if (at === 2) {
        await office.page.goto('/extradmin/fonctionnement');
        await rowOf(canary).getByText('À l’essai, 100').waitFor();
        await expect(rowOf(canary)).toContainText(/[3-7]\d\d\sms/);
        await rowOf(stable).getByText('En service').waitFor();
        assert.equal((await faqIn(portal))?.canary?.release.id, canary);
      }
      // Whoever leaves the page tells what was measured until then.
      await page.goto('about:blank');
      await expect.poll(() => slowClicks(portal, canary)).toBe(4 * (at + 1));
    }
    await expect.poll(async () => (await faqIn(portal))?.withdrawn?.reasons).toEqual(['slow']);
    // Long before the minute's question.
    await expect.poll(() => filesOf(stable).length, { timeout: 8_000 }).toBeGreaterThan(preloaded);
    await tab.page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await office.page.getByRole('button', { name: 'Actualiser' }).click();
    await office.page.getByText(`La version ${canary} a été retirée`).waitFor();
  });
});
