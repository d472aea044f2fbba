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
    const [release] = readdirSync(portal.releasesOf('remote-faq')).filter((name) => !/copy/.test(name));
    const path = join(portal.releasesOf('remote-faq'), release as string, 'entry.js.br');
    const sound = readFileSync(path);
    const spoiled = `window.tampered = true;${brotliDecompressSync(sound)}`;
    const { page } = await signedIn();
    writeFileSync(path, brotliCompressSync(spoiled));
    await page.goto('/faq');
    await page.getByText(/n'est pas disponible pour le moment/).waitFor();
    writeFileSync(path, sound);
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await expect(page.getByText("n'est pas disponible pour le moment")).toHaveCount(0);
    assert.equal(await page.evaluate(() => 'tampered' in window), false);
  });
});
