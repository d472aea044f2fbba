/// <reference lib="dom" />
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const inHeader = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un produit' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
/** Texts that are cut: they are wider or higher than their place. */
const cutIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((places) =>
      places
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
        )
        .map(({ textContent }) => textContent),
    );
const searches = (requests: readonly string[]) => requests.filter((url) => /\/api\/search\?/.test(url));
test.describe('the search of every page', () => {
  test("'/' reaches it from everywhere, the pages with filters of their own included [B3.01] [W1.19]", async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    for (const path of ['/orders', '/faq', '/catalog', '/cart', '/cust/account', '/montage']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await page.keyboard.type('pe');
      await expect(inHeader(page).or(page.getByRole('banner').getByRole('textbox')), path).toHaveValue('pe');
      await expect(inHeader(page), path).toBeFocused();
    }
    await page.goto('/home');
    await expect(inHeader(page)).toHaveCount(0);
  });

  test('takes letters before the catalogue is there, and keeps them with the focus [W1.19]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    for (const path of ['/cart', '/home']) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/r\/catalog\/.+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const early = page.locator('form [data-search-field]');
      await early.waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('fa-0000');
      await expect(early).toHaveValue('fa-0000');
      release();
      const field = page.getByRole('combobox', { name: /^(Rechercher un produit|Référence, marque)/ });
      await expect(field).toHaveValue('fa-0000');
      await expect(field).toBeFocused();
      await page.keyboard.type('1');
      await expect(field).toHaveValue('fa-00001');
      await options(page).filter({ hasText: 'FA-00001' }).first().waitFor();
      await page.unroute(/\/r\/catalog\/.+\.js$/);
    }
  });

  test('is fetched after the page, and nothing in the header moves when it comes [B3.01]', async ({
    signedIn,
  }) => {
    for (const width of [1280, 768, 375]) {
      const { page, requests, context } = await signedIn({ width });
      const file = page.waitForRequest(/slot-header\.search/);
      await page.goto('/cart');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByTitle('Mon compte').waitFor();
      if (width > 375) await page.locator('[data-search-field]').waitFor();
      const boxes = async () => [
        await page.locator('[data-search-field]').boundingBox(),
        await page.getByTitle('Mon compte').boundingBox(),
        await page
          .getByRole('main')
          .boundingBox()
          .then((box) => box?.y),
        await page.locator('header nav a').first().boundingBox(),
      ];
      const before = await boxes();
      assert.equal(requests.filter((url) => url.includes('/r/catalog/')).length, 0, `${width}`);
      await file;
      await expect(page.locator('header [role="combobox"]')).toHaveCount(1);
      assert.deepEqual(await boxes(), before, `${width}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await context.close();
    }
  });

  test('on a phone a button opens it over the header; Escape and the cross close it [B3.01]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375, at: '/cart' });
    const opener = page.getByRole('button', { name: 'Rechercher', exact: true });
    await opener.click();
    await expect(inHeader(page)).toBeFocused();
    const box = await inHeader(page).boundingBox();
    assert.ok(box && box.width > 250 && box.y < 56, JSON.stringify(box));
    await page.keyboard.press('Escape');
    await expect(inHeader(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('button', { name: 'Fermer la recherche' }).click();
    await expect(inHeader(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('on a phone it begins empty over a page that has words, and Back and Escape return to that [B3.01]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375, at: '/orders' });
    await page.goto('/catalog?q=clio');
    await page.getByRole('row').nth(1).waitFor();
    const opener = page.getByRole('button', { name: 'Rechercher', exact: true });
    // Escape closes the list, empties the field, and then leaves (C2.20).
    const pressEscape = async () => {
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(inHeader(page)).toHaveValue('peugeot 308');
      await page.keyboard.press('Escape');
      await expect(inHeader(page)).toHaveValue('');
      await page.keyboard.press('Escape');
    };
    for (const close of [() => page.goBack(), pressEscape]) {
      await opener.click();
      await page.keyboard.type('peugeot 308');
      await expect(inHeader(page)).toHaveValue('peugeot 308');
      await options(page).first().waitFor();
      await close();
      await expect(inHeader(page)).toBeHidden();
      await page.waitForURL(/\/catalog\?q=clio$/);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    }
    await opener.click();
    await page.getByRole('option', { name: /^Reprendre «.clio.»$/ }).click();
    await expect(inHeader(page)).toHaveValue('clio');
    await page.getByRole('button', { name: 'Fermer la recherche' }).click();
    // It takes its own entry away first, as it does before a hand can press Back.
    await page.waitForFunction(() => !('searching' in history.state));
    await page.goBack();
    await page.waitForURL(/\/orders$/);
  });

  test('Tab leads from the field to the next control, never to the list as such', async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).fill('peugeot 308');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Recherche avancée' })).toBeFocused();
    await expect(options(page)).toHaveCount(0);
  });

  for (const width of [1280, 375])
    test(`says the whole name of a kit at ${width} pixels, in the suggestions and in the list [C2.22]`, async ({
      signedIn,
    }) => {
      const { page } = await signedIn({ width, at: '/cart' });
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await page.keyboard.type('kit vélos break');
      await expect(options(page).filter({ hasText: /vélos .+ Break/ })).not.toHaveCount(0);
      assert.deepEqual(await cutIn(page, '[role="option"] .name, [role="option"] .reference'), []);
      await page.keyboard.press('Enter');
      const rows = page.getByRole('grid').getByRole('row', { name: /KI-/ });
      await expect(rows.first()).toContainText(/vélos.* Break/);
      assert.deepEqual(
        await cutIn(page, '[role="grid"] :is(.lines > *, .card, .card strong, .card span)'),
        [],
      );
    });

  test('Enter opens the catalogue with the words; Back, a reload and another tab do too [B3.04] [W1.01]', async ({
    signedIn,
  }) => {
    const { page, context } = await signedIn({ at: '/orders' });
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type('peugeot 308 2016');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/catalog\?q=peugeot\+308\+2016$/);
    await page.getByText(/^Résultats pour Peugeot 308/).waitFor();
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Peugeot 308');
    await page.reload();
    await expect(first).toContainText('Peugeot 308');
    await expect(inHeader(page)).toHaveValue('peugeot 308 2016');
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('row').nth(1)).toContainText('Peugeot 308');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();
    await expect(inHeader(page)).toHaveValue('');
    await page.goForward();
    await expect(first).toContainText('Peugeot 308');
    await page.getByRole('link', { name: 'Quitter la recherche' }).click();
    await page.getByText(/Utilisez les fitres/).waitFor();
  });

  test("'Recherche avancée' takes along what was typed; without words it opens the catalogue [W1.08]", async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    const advanced = page.getByRole('link', { name: 'Recherche avancée' });
    await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).fill('clio 4');
    await advanced.click();
    await page.waitForURL(/\/catalog\?q=clio\+4/);
    // Until the catalogue is there the page before stands, with what was typed.
    await page.getByText(/^Résultats pour/).waitFor();
    await page.goBack();
    const field = page.getByRole('combobox', { name: 'Référence, marque ou modèle' });
    await expect(field).toHaveValue('clio 4');
    await field.fill('');
    await advanced.click();
    await page.waitForURL(/\/catalog$/);
  });

  test('forgives a slip, says so, and takes it back with one click [B3.03]', async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/cart' });
    await inHeader(page).fill('peugot 308');
    await page.getByText(/^Résultats pour Peugeot 308/).waitFor();
    await expect(options(page).first()).toContainText('Peugeot 308');
    // As it was typed it finds nothing: no way leads there. What was taken for something else finds it as it stands, too.
    await expect(page.getByRole('option', { name: /^Chercher exactement/ })).toHaveCount(0);
    await inHeader(page).fill('308 équerre');
    await page.getByRole('option', { name: /^Chercher exactement/ }).click();
    await page.waitForURL(/as=typed/);
    await page.getByText(/^Résultats pour exactement/).waitFor();
  });

  test('finds in every catalogue, each a group that arrows lead into [B3.04] [W1.07]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/cart' });
    await inHeader(page).fill('at-00101');
    await page
      .getByRole('group', { name: 'Attelages' })
      .getByRole('option', { name: /AT-00101/ })
      .waitFor();
    await inHeader(page).fill('peugeot 308');
    const groups = page.getByRole('listbox').getByRole('group', { name: /Faisceaux|Attelages/ });
    await expect(groups).toHaveCount(2);
    const inFirst = await groups.first().getByRole('option').count();
    for (let at = 0; at <= inFirst; at += 1) await page.keyboard.press('ArrowDown');
    await expect(groups.nth(1).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(groups.nth(1).getByRole('option').first()).toBeInViewport();
  });

  test('a plate goes to its vehicle, and into no address and no storage [B1.09] [B3.02]', async ({
    signedIn,
  }) => {
    const { page, requests } = await signedIn({ at: '/orders' });
    await page.locator('h1').click();
    await page.keyboard.press('/');
    // Each key when what the one before asked for has been answered: as slowly as anybody types.
    for (const key of 'ab-123-cd') {
      await page.keyboard.type(key);
      await networkQuiet(page);
    }
    await page.getByRole('option', { name: 'Chercher le véhicule AB-123-CD' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/montage\?v=peugeot\.308ii\.2016(&|$)/);
    const leaked = requests.filter((url) => /ab.?123.?c/i.test(url));
    assert.deepEqual(leaked, []);
    assert.deepEqual(
      searches(requests).filter((url) => /123/.test(url)),
      [],
    );
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    assert.doesNotMatch(kept, /ab.?123.?cd/i);
  });

  test('says that nothing was found and asks for the part, on a phone too [B3.06]', async ({ customer }) => {
    const { page } = customer;
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/catalog?q=zzzzqq');
    await page.getByText('Aucun produit ne correspond à votre recherche.').waitFor();
    await page.getByRole('button', { name: 'Demander cette pièce' }).click();
    await page.getByLabel('Précisions').fill('Pour un porte-vélos');
    await page.getByRole('button', { name: 'Envoyer la demande' }).dblclick();
    await page.getByText(/^Votre demande est envoyée/).waitFor();
    assert.equal(customer.requests.filter((url) => url.endsWith('/part-requests')).length, 1);
  });

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [768, 'light'],
    [375, 'light'],
    [1280, 'dark'],
  ] as const)
    test(`has no axe violations at ${width} pixels, ${colorScheme}`, async ({ signedIn }) => {
      const { page } = await signedIn({ width });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/cart');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await page.keyboard.type('peugeot');
      await options(page).first().waitFor();
      assert.deepEqual(await violationsOn(page), []);
      await page.keyboard.press('Enter');
      await page.getByText(/^Résultats pour/).waitFor();
      assert.deepEqual(await violationsOn(page), []);
    });
});
