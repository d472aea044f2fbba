import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'releases' } });

test.describe('a file of a remote that the browser keeps', () => {
  test('spoiled, is fetched once past its cache, and the page is shown without anybody noticing', async ({
    portal,
    signedIn,
  }) => {
    // A checkout that was worked in has an earlier release, which would stand in.
    const entries = readdirSync(portal.releasesOf('remote-faq'))
      .filter((name) => !/copy/.test(name))
      .map((release) => join(portal.releasesOf('remote-faq'), release, 'entry.js.br'))
      .map((path) => ({ path, sound: readFileSync(path) }));
    const { page } = await signedIn();
    for (const { path, sound } of entries)
      writeFileSync(path, brotliCompressSync(`window.tampered = true;${brotliDecompressSync(sound)}`));
    await page.goto('/faq');
    await page.getByText(/n'est pas disponible pour le moment/).waitFor();
    for (const { path, sound } of entries) writeFileSync(path, sound);
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await expect(page.getByText("n'est pas disponible pour le moment")).toHaveCount(0);
    assert.equal(await page.evaluate(() => 'tampered' in window), false);
  });
});
