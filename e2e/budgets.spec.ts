/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@extranet/shared/contracts';
import { test } from './harness/test.ts';
import { measureScripts } from './harness/transfer.ts';
import { networkQuiet } from './harness/visits.ts';

const LANDING_BYTES = 169_000;
const LANDING_SCRIPTS = 6;
const HOME_BYTES = 215_000;
const HOME_SCRIPTS = 12;
/**
 * Parts of remotes, files and entries of the shell that are fetched when the page is idle, and do not count then: on a slow machine
 * that may be before the rows are there, also of what they share with other pages. What the page's HTML names counts in any case.
 */
const IDLE_PARTS =
  /^(overlay-product|slot-home\.(orders|search)|express-(suggesting|work)|scanned|vehicle|search-help)$/;
const IDLE_FILES = /\/(vitals|notices)\./;
const IDLE_ENTRIES = ['rules/vehicle', 'rules/fitting', 'ui/combobox'];

/** Says of a script whether /home could have done without it until it was idle. */
async function idleOnHome(url: string): Promise<(script: string) => boolean> {
  const html = await (await fetch(`${url}/home`)).text();
  const [, data = '{}'] = /id="extranet-data">(.+?)<\/script>/.exec(html) ?? [];
  const { registry } = JSON.parse(data) as { registry: Registry };
  const shell = readFileSync(new URL('../host/dist/shell.json', import.meta.url), 'utf8');
  const { platform } = JSON.parse(shell) as { platform: Record<string, string[]> };
  const parts = registry.remotes.flatMap(({ stable: { base, assets } }) =>
    assets
      .filter(({ groups }) => groups.some((group) => IDLE_PARTS.test(group)))
      .map(({ file }) => base + file),
  );
  const idle = new Set([...parts, ...IDLE_ENTRIES.flatMap((entry) => platform[entry] ?? [])]);
  return (script) => {
    const { pathname } = new URL(script);
    return !html.includes(`="${pathname}"`) && (idle.has(pathname) || IDLE_FILES.test(pathname));
  };
}

const ENTRY_BYTES = 10_000;
const REMOTES = ['remote-catalog', 'remote-cart-orders', 'remote-faq', 'remote-admin'];

test.describe('byte budgets', () => {
  test('the landing page with the open sign-in dialog loads at most 169 kB of JavaScript in six requests', async ({
    visit,
  }) => {
    const { page } = await visit();
    const scripts = await measureScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').waitFor();
    await networkQuiet(page);
    const bytes = scripts().reduce((sum, script) => sum + script.bytes, 0);
    assert.ok(bytes <= LANDING_BYTES, `${bytes} bytes`);
    assert.ok(scripts().length <= LANDING_SCRIPTS, `${scripts().length} requests`);
    assert.deepEqual([...new Set(scripts().map(({ encoding }) => encoding))], ['br']);
  });

  test('the page loads its own fonts, from a style sheet to which no component adds rules', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
    const fonts = await page.evaluate(async () => {
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
    assert.deepEqual([fonts.adopted, fonts.beside], [3, 0]);
    assert.ok(fonts.loaded.includes('Extranet Sans'), fonts.loaded.join(', '));
  });

  test('/home with the remotes’ slots loads at most 215 kB of JavaScript in twelve requests [C2.03]', async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn();
    const isIdle = await idleOnHome(portal.url);
    const scripts = await measureScripts(page);
    await page.goto('/home');
    // A plain field at first, which takes letters and Enter.
    await page.getByLabel('Référence, marque ou modèle').waitFor();
    await page.getByRole('button', { name: 'Commander', exact: true }).waitFor();
    await page
      .getByText(/KI-\d+/)
      .first()
      .waitFor();
    const first = scripts().filter(({ url }) => !isIdle(url));
    const bytes = first.reduce((sum, script) => sum + script.bytes, 0);
    assert.ok(bytes > LANDING_BYTES / 2 && bytes <= HOME_BYTES, `${bytes} bytes`);
    // A remote's own files are fetched once, and run from what was fetched.
    const files = new Set(first.map(({ url }) => url));
    assert.ok(files.size <= HOME_SCRIPTS, [...files].join(' '));
  });

  test('/home asks for the account, the cart and the new products once each, before any program runs [W1.25]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    // The programs come only once all has been asked for.
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/host\./, (route) => held.then(() => route.continue()));
    const early = ['/api/user', '/api/cart', '/api/products/last'];
    const asked = Promise.all(early.map((path) => page.waitForRequest((one) => one.url().endsWith(path))));
    await page.goto('/home', { waitUntil: 'commit' });
    await asked;
    release();
    await page
      .getByText(/KI-\d+/)
      .first()
      .waitFor();
    await page
      .getByRole('banner')
      .getByTitle(/^Panier/)
      .waitFor();
    for (const path of early)
      assert.equal(order.filter((one) => one === path).length, 1, `${path} in ${order.join(' ')}`);
  });

  for (const remote of REMOTES)
    test(`the entry of ${remote} has at most 10 kB`, async ({ portal }) => {
      const folder = portal.releasesOf(remote);
      const [release] = readdirSync(folder).sort();
      const { size } = statSync(join(folder, release as string, 'entry.js.br'));
      assert.ok(size <= ENTRY_BYTES, `${size} bytes`);
    });

  test('a remote’s page loads no script before its first paint that the HTML does not preload [C1.04]', async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main h1')) return;
        performance.mark('first-heading');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/catalog', '/cart', '/faq']) {
      await page.goto(path);
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
  });
});
