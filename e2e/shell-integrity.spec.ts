import assert from 'node:assert/strict';
import { test } from './harness/test.ts';

test.describe('the shell’s own scripts', () => {
  test('each carries its hash, those in the page and those that are fetched later', async ({ visit }) => {
    const { page } = await visit();
    // Webpack takes its elements away once they have run.
    await page.addInitScript(() => {
      const seen: [string, string][] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLScriptElement && node.src)
              seen.push([new URL(node.src).pathname, node.integrity]);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/mentions-legales');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, string][] }).seen);
    const own = seen.filter(([path]) => path.startsWith('/assets/'));
    assert.ok(
      own.some(([path]) => path.startsWith('/assets/legal.')),
      'the page is a chunk of its own',
    );
    assert.ok(own.some(([path]) => path.startsWith('/assets/host.')));
    for (const [path, integrity] of own) assert.match(integrity, /^sha256-/, path);
  });

  test('one that was changed on its way does not run', async ({ visit }) => {
    const { page } = await visit();
    await page.route(/\/assets\/legal\./, (route) =>
      route.fulfill({ contentType: 'application/javascript', body: 'window.evil = true;' }),
    );
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto('/mentions-legales');
    await refused;
    assert.equal(await page.evaluate(() => 'evil' in window), false);
  });
});
