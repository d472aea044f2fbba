/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settled, violationsOn } from './harness/accessibility.ts';
import { test } from './harness/test.ts';

const pictures = fileURLToPath(new URL('../.cache/gallery-pictures', import.meta.url));
const sections = [
  'foundations',
  'buttons',
  'fields',
  'lists',
  'forms',
  'messages',
  'overlays',
  'tables',
  'files',
  'rich-text',
  'naughty',
];
/** Each width and each colour scheme once: width decides the layout, the scheme the contrasts. */
const views = [
  { width: 375, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

test.beforeAll(() => mkdir(pictures, { recursive: true }));

/** Opens the parts of a section that show only after a click. */
async function unfold(page: Page, section: string): Promise<void> {
  if (section === 'rich-text') {
    await page.getByRole('button', { name: 'Contribuer' }).click();
    await page.getByRole('textbox', { name: 'Votre contribution' }).waitFor();
  }
  if (section === 'messages')
    for (const name of ['Message', 'Avec action', 'Erreur'])
      await page.getByRole('button', { name, exact: true }).click();
}

/** Rows at half opacity are left out: the specification asks for them (C2.28, A4.10), and a word says what they are. */
const seriousOn = (page: Page): Promise<string[]> =>
  violationsOn(page, { without: '[data-dimmed]', impacts: ['serious', 'critical'] });

test.describe('the gallery of components', () => {
  for (const { width, scheme } of views) {
    test(`is photographed, does not overflow and has no serious axe violations at ${width} px in the ${scheme} scheme`, async ({
      visit,
      gallery,
    }) => {
      const { page, troubles } = await visit({ width });
      const found: string[] = [];
      for (const section of sections) {
        await page.goto(`${gallery}/?section=${section}&scheme=${scheme}`);
        await unfold(page, section);
        await settled(page);
        await page.screenshot({ path: join(pictures, `${section}-${width}-${scheme}.png`), fullPage: true });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found.push(`${section}: ${over} px wider than the screen`);
        found.push(...(await seriousOn(page)).map((violation) => `${section}: ${violation}`));
      }
      assert.deepEqual([...found, ...troubles], []);
    });
  }

  for (const { width, scheme } of views) {
    test(`has no serious axe violations in its dialogs at ${width} px in the ${scheme} scheme`, async ({
      visit,
      gallery,
    }) => {
      const { page } = await visit({ width });
      const found: string[] = [];
      for (const name of ['Connexion', 'Produit', 'Longue', 'Confirmation']) {
        await page.goto(`${gallery}/?section=overlays&scheme=${scheme}`);
        await page.getByRole('button', { name, exact: true }).click();
        await settled(page);
        await page.screenshot({ path: join(pictures, `overlay-${name}-${width}-${scheme}.png`) });
        found.push(...(await seriousOn(page)));
      }
      assert.deepEqual(found, []);
    });
  }

  test('loads the editor only when one is opened, with at most 120 KB [D7][C7.47]', async ({
    visit,
    gallery,
  }) => {
    const { page, requests } = await visit();
    await page.goto(`${gallery}/?section=rich-text`);
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
    const before = requests.length;
    assert.ok(!requests.some((request) => request.includes('EditorSurface')));
    await unfold(page, 'rich-text');
    const fetched = requests.slice(before);
    assert.ok(fetched.some((request) => request.includes('EditorSurface')));
    const sizes = await Promise.all(fetched.map(async (url) => (await compressed(url)).length));
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 120 * 1024, `${sizes}`);
  });
});

async function compressed(url: string): Promise<Buffer> {
  const { brotliCompressSync } = await import('node:zlib');
  return brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer()));
}
