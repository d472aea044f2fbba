/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { networkQuiet, visit, visitSignedIn } from './harness/browser.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';
import { measureScripts } from './harness/transfer.ts';

const LANDING_BYTES = 190_000;
const LANDING_SCRIPTS = 6;
/** 240 kB, and what reading numbers alike on every page costs since. */
const HOME_BYTES = 240_600;
/** Fetched when the page has come to rest: a slow machine may be there before its rows are. */
const ONCE_RESTED = /\/(overlay-product|vitals)\./;
const ENTRY_BYTES = 10_000;
const REMOTES = ['remote-catalog', 'remote-cart-orders', 'remote-faq', 'remote-admin'];

const { portal, browser } = await startPortalAndBrowser();

describe('byte budgets', () => {
  it('the landing page up to the open sign-in costs 190 kB of JavaScript and six requests at most', async () => {
    const { page, context } = await visit(browser);
    const scripts = await measureScripts(page);
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').waitFor();
    await networkQuiet(page);
    const bytes = scripts().reduce((sum, script) => sum + script.bytes, 0);
    assert.ok(bytes <= LANDING_BYTES, `${bytes} bytes`);
    assert.ok(scripts().length <= LANDING_SCRIPTS, `${scripts().length} requests`);
    assert.deepEqual([...new Set(scripts().map(({ encoding }) => encoding))], ['br']);
    await context.close();
  });

  it('the page has its own letters, in a sheet that no component adds rules to', async () => {
    const { page, context } = await visit(browser);
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    const letters = await page.evaluate(async () => {
      const facesIn = (sheets: Iterable<CSSStyleSheet>) =>
        [...sheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
          .length;
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return {
        adopted: facesIn(document.adoptedStyleSheets),
        beside: facesIn(document.styleSheets),
        loaded: loaded.map(({ family }) => family.replaceAll('"', '')),
      };
    });
    assert.deepEqual([letters.adopted, letters.beside], [3, 0]);
    assert.ok(letters.loaded.includes('Extranet Sans'), letters.loaded.join(', '));
    await context.close();
  });

  it('/home, the remotes’ slots included, costs 240.6 kB of JavaScript at most [C2.03]', async () => {
    const { context } = await visitSignedIn(browser, portal.url);
    const storageState = await context.storageState();
    const cold = await browser.newContext({ storageState });
    const again = await cold.newPage();
    const scripts = await measureScripts(again);
    await again.goto(`${portal.url}/home`);
    await again.getByRole('combobox', { name: 'Référence, marque ou modèle' }).waitFor();
    await again.getByRole('button', { name: 'Commander', exact: true }).waitFor();
    await again
      .getByText(/KI-\d+/)
      .first()
      .waitFor();
    const bytes = scripts()
      .filter(({ url }) => !ONCE_RESTED.test(url))
      .reduce((sum, script) => sum + script.bytes, 0);
    assert.ok(bytes > LANDING_BYTES / 2 && bytes <= HOME_BYTES, `${bytes} bytes`);
    await cold.close();
    await context.close();
  });

  for (const remote of REMOTES)
    it(`the entry of ${remote} costs 10 kB at most`, () => {
      const folder = portal.releasesOf(remote);
      const [release] = readdirSync(folder).sort();
      const { size } = statSync(join(folder, release as string, 'entry.js.br'));
      assert.ok(size <= ENTRY_BYTES, `${size} bytes`);
    });

  it('a remote’s page asks for nothing before its first paint that the page did not announce [C1.04]', async () => {
    const { page, context } = await visitSignedIn(browser, portal.url);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main h1')) return;
        performance.mark('first-heading');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/catalog', '/cart', '/faq']) {
      await page.goto(portal.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const early = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-heading')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime < painted && /\/(r|assets)\/.+\.js$/.test(name))
          .map(({ name }) => new URL(name).pathname);
      });
      const html = await (await fetch(portal.url + path)).text();
      const announced = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, address]) => address);
      assert.ok(early.length > 3, `${path} loads its own files`);
      assert.deepEqual(
        early.filter((address) => !announced.includes(address)),
        [],
        path,
      );
    }
    await context.close();
  });
});
