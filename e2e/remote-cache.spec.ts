/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { storeOf } from './harness/releases.ts';
import { spoilEntries } from './harness/spoiled-files.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('the entry of a remote', () => {
  test('is run with the hash that the registry announces, so that the browser runs nothing else', async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { entriesSeen: seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLScriptElement && node.src.endsWith('/entry.js'))
              seen.push(node.integrity);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    const { remotes } = await readRegistry(storeOf(portal));
    const announced = remotes.flatMap(({ stable }) =>
      stable.assets.filter(({ file }) => file === stable.entry).map(({ integrity }) => integrity),
    );
    const seen = await page.evaluate(() => (window as unknown as { entriesSeen: string[] }).entriesSeen);
    assert.ok(seen.length > 0);
    assert.deepEqual(
      seen.filter((integrity) => !announced.includes(integrity)),
      [],
    );
  });
});

test.describe('a file of a remote that the browser keeps', () => {
  test('spoiled, is fetched once past its cache, and the page is shown without anybody noticing', async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn();
    const mend = spoilEntries(portal, 'faq');
    await page.goto('/faq');
    await page.getByText(/n’est pas disponible pour le moment/).waitFor();
    mend();
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await expect(page.getByText('n’est pas disponible pour le moment')).toHaveCount(0);
    assert.equal(await page.evaluate(() => 'tampered' in window), false);
  });
});
