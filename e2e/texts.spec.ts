/// <reference lib="dom" />
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

declare global {
  interface Window {
    seen: { keys: string[]; headings: string[] };
  }
}

/** Whatever is ever drawn, although only for a moment: the observer runs before the browser paints. */
const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    const key = /^[a-z]\w*(\.\w+)+$/;
    window.seen = { keys: [], headings: [] };
    const look = (element: Element) => {
      const told = ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name));
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      for (const text of [...told, ...own.map(({ nodeValue }) => nodeValue)])
        if (text && key.test(text.trim())) window.seen.keys.push(text);
    };
    new MutationObserver(() => {
      document.querySelectorAll('main, main *, [role="dialog"], [role="dialog"] *').forEach(look);
      // A page has the frame of visitors beside that of customers, of which one is seen (ADR 0036).
      const seen = [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
      const heading = seen?.textContent;
      if (heading && heading !== window.seen.headings.at(-1)) window.seen.headings.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });

test.describe('the texts of a page', () => {
  test('are there with its first drawing: no key is ever shown, and no heading changes', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await watchTexts(page);
    const pages = [
      '/home',
      '/cart',
      '/cart/list',
      '/orderFinalize',
      '/orders',
      '/catalog',
      '/favoris',
      '/glossaire',
      '/montage?v=peugeot.308ii.2016',
      '/faq',
    ];
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await networkQuiet(page);
      const { keys, headings } = await page.evaluate(() => window.seen);
      assert.deepEqual(keys, [], path);
      assert.equal(headings.length, 1, `${path}: ${headings.join(' | ')}`);
    }
  });

  test('are there with a dialog’s and a tab’s', async ({ signedIn }) => {
    const { page } = await signedIn();
    await watchTexts(page);
    await page.goto('/home');
    await page
      .getByText(/KI-\d+/)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Caractéristiques' }).waitFor();
    await networkQuiet(page);
    assert.deepEqual(await page.evaluate(() => window.seen.keys), []);
    await page.goto('/cust/account');
    await page.getByRole('tab', { name: /adresses/i }).click();
    await page.getByRole('button', { name: 'Nouvelle adresse' }).waitFor();
    assert.deepEqual(await page.evaluate(() => window.seen.keys), []);
  });
});
