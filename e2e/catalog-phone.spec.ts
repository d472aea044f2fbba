/// <reference lib="dom" />

import assert from 'node:assert/strict';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

test.describe('the catalogue on a phone', () => {
  test('shows the whole name of a kit inside its card, because kits differ at the end of their names [C2.22]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375 });
    await page.goto('/catalog?cat=Kit');
    await page.getByLabel('Titre, description ou référence').fill('KI-00001');
    const name = page
      .getByRole('row', { name: /KI-00001/ })
      .locator('strong')
      .first();
    await name.waitFor();
    const box = () =>
      name.evaluate((element) => {
        const words = element.getBoundingClientRect();
        const room = element.parentElement?.getBoundingClientRect();
        const card = element.closest('[role="row"]');
        return {
          lines: Math.round(words.height / Number.parseFloat(getComputedStyle(element).lineHeight)),
          hidden: room === undefined || words.bottom > room.bottom + 1 || words.right > room.right + 1,
          tooHigh: card === null || card.scrollHeight > card.clientHeight,
        };
      });
    await expect.poll(box).toEqual({ lines: 2, hidden: false, tooHigh: false });
  });

  test('fits 375 pixels and has no axe violations', async ({ signedIn }) => {
    const { page } = await signedIn({ width: 375 });
    await page.goto('/catalog?cat=Faisceau&marque=peugeot');
    await page
      .getByText(/En stock/)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    assert.deepEqual(await violationsOn(page), []);
  });
});
