/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    /** The movements that came into a style sheet, and what asks of the root what is in the page. */
    restyling: string[];
  }
}

/** Runs in every page before its own scripts. */
function noteRestyling(): void {
  window.restyling = [];
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function noted(rule, at) {
    if (/^@keyframes|:root:has/.test(rule)) window.restyling.push(rule.slice(0, 80));
    return insert.call(this, rule, at);
  };
}

/** Conditions restyle the page as movements do: they come before anybody clicks. */
function noteConditions(): void {
  window.restyling = [];
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function noted(rule, at) {
    if (rule.startsWith('@media')) window.restyling.push(rule.slice(0, 80));
    return insert.call(this, rule, at);
  };
}

const seen = (page: Page) => page.evaluate(() => window.restyling.splice(0));

test.describe('style sheets', () => {
  test('take in no movement and nothing for the root once the page is there', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.addInitScript(noteRestyling);
    await page.goto('/catalog');
    const reference = page.getByLabel('Référence', { exact: true });
    await reference.waitFor();
    // The global style, with all movements and what is printed.
    expect((await seen(page)).filter((rule) => rule.startsWith('@keyframes'))).not.toEqual([]);
    await reference.fill('FA-0001');
    await page
      .getByRole('row', { name: /FA-0001/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajouter au panier' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
    await page.keyboard.press('Escape');
    const header = page.getByRole('banner');
    const doors = [
      header.getByRole('link', { name: 'Commandes' }),
      header.getByRole('button', { name: /^Panier/ }),
    ];
    for (const door of [...doors, header.getByRole('link', { name: 'FAQ' })]) {
      await door.click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.getByRole('main').getByRole('combobox').first().click();
    await page.getByRole('option').first().waitFor();
    expect(await seen(page)).toEqual([]);
  });

  test('have the conditions of what an order opens before somebody opens it', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.addInitScript(noteConditions);
    const later = page.waitForResponse(/\/assets\/notices\./);
    await page.goto('/orders');
    await later;
    const order = page.getByRole('row', { name: /CMD-/ }).first();
    await order.waitFor();
    await expect(async () => {
      await seen(page);
      await page.waitForTimeout(1_000);
      expect(await seen(page)).toEqual([]);
    }).toPass();
    await order.getByText(/CMD-/).first().click();
    await page.getByRole('table', { name: 'Articles de la commande' }).waitFor();
    expect(await seen(page)).toEqual([]);
  });

  test('have their conditions looked at again when the window becomes narrow while rules come', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const later = page.waitForResponse(/\/assets\/notices\./);
    await page.goto('/orders');
    await page.getByRole('row', { name: /CMD-/ }).first().waitFor();
    await later;
    await page.waitForTimeout(3_000);
    // As a component does that is drawn for the first time.
    await page.evaluate(() => {
      const { sheet } = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].at(-1) ?? {};
      const until = performance.now() + 1_500;
      const insert = () => {
        if (performance.now() > until) return;
        for (const part of 'abc')
          sheet?.insertRule(`.unused-${part}${sheet.cssRules.length} { color: red; }`, sheet.cssRules.length);
        setTimeout(insert, 1);
      };
      insert();
    });
    await page.waitForTimeout(200);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
