/// <reference lib="dom" />

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { violationsOn } from './harness/accessibility.ts';
import { openBrowser, signIn, type Visit, visit } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { type Portal, startPortal } from './harness/portal.ts';

describe('the catalogue on a phone', () => {
  let portal: Portal;
  let browser: Browser;
  let phone: Visit;

  before(async () => {
    portal = await startPortal();
    browser = await openBrowser();
    phone = await visit(browser, { width: 375 });
    await signIn(phone.page, portal.url);
  });
  after(async () => {
    await browser.close();
    await portal.stop();
  });

  it('shows the name of a kit to its end, by which kits differ, inside its card [C2.22]', async () => {
    const { page } = phone;
    await page.goto(`${portal.url}/catalog?cat=Kit`);
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

  it('fits 375 pixels, and axe has nothing to object to', async () => {
    const { page } = phone;
    await page.goto(`${portal.url}/catalog?cat=Faisceau&marque=peugeot`);
    await page
      .getByText(/En stock/)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    assert.deepEqual(await violationsOn(page), []);
  });

  it('met no uncaught error and no violation of the content policy', () => {
    assert.deepEqual(phone.troubles, []);
  });
});
