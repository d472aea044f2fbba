import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { HANGS, LOOPS } from './harness/breakages.ts';
import { listenToReports, showsPanel } from './harness/failures.ts';
import { publishBroken } from './harness/releases.ts';
import { test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('a release that hangs in the browser', () => {
  const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();

  /** An open page on which somebody goes to the forum, whose code never comes to an end. */
  async function openHanging(page: Page): Promise<void> {
    await page.goto('/home');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('status', { name: 'Chargement' }).waitFor();
  }

  test('is replaced by the previous one within six seconds, in the open tab', async ({
    portal,
    signedIn,
  }) => {
    const undo = await publishBroken(portal, 'faq', { code: HANGS, withPrevious: true });
    const { page } = await signedIn();
    const reports = await listenToReports(page);
    await openHanging(page);
    await showsForum(page);
    assert.deepEqual(
      reports.map(({ reason }) => reason),
      ['hang'],
    );
    await undo();
  });

  test('without another one shows a panel with a number, and is replaced in the open tab after a rollback', async ({
    portal,
    signedIn,
  }) => {
    const undo = await publishBroken(portal, 'faq', { code: HANGS, withPrevious: false });
    const { page } = await signedIn();
    await openHanging(page);
    await showsPanel(page, 'FAQ');
    await page.getByText(/Numéro de l’incident\s: FAQ-/).waitFor();
    await undo();
    await showsForum(page);
  });

  test('only for seconds, in a loop that blocks the page, is shown, and is reported once it is over', async ({
    portal,
    signedIn,
  }) => {
    const undo = await publishBroken(portal, 'faq', { code: LOOPS, withPrevious: true });
    const { page } = await signedIn();
    const reports = await listenToReports(page);
    await page.goto('/faq');
    await showsForum(page);
    assert.deepEqual(
      // Whatever else comes up at that moment stands still as well, and says so.
      reports
        .filter(({ remote }) => remote === 'faq')
        .map(({ reason, release }) => [reason, release.includes('-copy-')]),
      [['blocked', true]],
    );
    await undo();
  });
});
