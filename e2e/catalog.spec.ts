/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pdfText } from '../api/src/testing/pdf-text.ts';
import { violationsOn } from './harness/accessibility.ts';
import { amountIn } from './harness/amount.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'catalogue', products: 3000 } });

test.describe('the catalogue', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
  });

  const open = async (search = '') => {
    await page.goto(`/catalog${search}`);
    await page.getByLabel('Référence').or(page.getByLabel('Titre, description ou référence')).waitFor();
  };
  const rows = () => page.getByRole('grid').getByRole('row');
  const counted = async () => {
    const text = await page.getByText(/^(\d|\s)+ produits?$/).textContent();
    return Number(text?.replace(/\D/g, ''));
  };
  const search = () => new URL(page.url()).searchParams;
  const clear = () => page.getByRole('button', { name: 'Effacer les filtres' }).click();

  test('says what to do before any search, and reads the catalogue from the address [C2.04, C2.22]', async () => {
    await open('?cat=Attelage');
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    await page.getByText('Utilisez les fitres ci-dessus pour effectuer une recherche.').waitFor();
    await expect(page.getByLabel('Catalogue', { exact: true })).toHaveValue('Attelage');
    await open('?cat=Nonsense');
    await expect(page.getByLabel('Catalogue', { exact: true })).toHaveValue(/^(Faisceau|Attelage|Kit)$/);
  });

  test('remembers the catalogue that was chosen [C2.22, C9.08]', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Kit');
    await page.getByLabel('Titre, description ou référence').waitFor();
    await open();
    await expect(page.getByLabel('Catalogue', { exact: true })).toHaveValue('Kit');
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Faisceau');
  });

  test('suggests the makes and models that exist, with their counts [C2.22]', async () => {
    await open('?cat=Faisceau');
    const make = page.getByLabel('Marque');
    await make.fill('peu');
    const peugeot = page.getByRole('option', { name: /^Peugeot\s*\d+$/ });
    await peugeot.waitFor();
    const count = Number(/\d+/.exec((await peugeot.textContent()) ?? '')?.[0]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/marque=Peugeot/);
    await expect(make).toHaveValue('Peugeot');
    await page.waitForFunction((wanted) => document.body.textContent.includes(`${wanted} produits`), count);
    assert.equal(await counted(), count);
    await page.getByLabel('Modèle').click();
    await page.getByRole('option').filter({ hasText: '308' }).first().waitFor();
    await expect(page.getByRole('option').filter({ hasText: 'Clio' })).toHaveCount(0);
    // The first generation alone, although the names of the others begin like it.
    const first = page.getByRole('option', { name: /^308 I\s*\d+$/ });
    const ofFirst = Number(/(\d+)$/.exec((await first.textContent()) ?? '')?.[0]);
    await first.click();
    await page.waitForURL(/modele=308\+I&.*exact=1|exact=1.*modele=308\+I/);
    await expect(page.getByText(`${ofFirst} produits`)).toBeVisible();
  });

  test('keeps the filters in the address, so that a link opens the same search [C2.22]', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Marque').fill('citroen');
    await page.getByLabel('Modèle').fill('c3');
    await page.getByLabel('Année').pressSequentially('2x019');
    await page.waitForURL(/annee=2019/);
    assert.deepEqual([search().get('marque'), search().get('modele')], ['citroen', 'c3']);
    const count = await counted();
    const address = page.url();
    await page.goto('/home');
    await page.goto(address);
    await rows().nth(1).waitFor();
    await expect(page.getByLabel('Modèle')).toHaveValue('c3');
    assert.equal(await counted(), count);
    await clear();
    await page.getByText(/Utilisez les fitres/).waitFor();
    await page.waitForURL((url) => !url.searchParams.has('marque'));
  });

  test('applies the year only at four digits, and does not search by it alone [C2.22, C9.02]', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Année').fill('2015');
    await page.getByText(/Utilisez les fitres/).waitFor();
    await page.getByLabel('Marque').fill('renault');
    await rows().nth(1).waitFor();
    const of2015 = await counted();
    await page.getByLabel('Année').fill('201');
    await page.waitForFunction((before) => !document.body.textContent.includes(`${before} produits`), of2015);
    assert.ok((await counted()) > of2015);
    await expect(page.getByLabel('Année')).toHaveAttribute('maxlength', '4');
  });

  test('needs three characters of a reference, and ignores dashes, spaces and case [C2.22, C5.05]', async () => {
    await open('?cat=Attelage');
    const reference = page.getByLabel('Référence');
    await expect(reference).toHaveAttribute('placeholder', '3 caractères minimum');
    await reference.fill('at');
    await page.getByText(/Utilisez les fitres/).waitFor();
    await reference.fill('at 00012');
    await page.getByRole('row', { name: /AT-00012/ }).waitFor();
    assert.equal(await counted(), 1);
  });

  test('finds kits by title, description and the start of a reference [C2.22]', async () => {
    await open('?cat=Kit');
    await expect(page.getByLabel('Marque')).toHaveCount(0);
    const text = page.getByLabel('Titre, description ou référence');
    await text.fill('PORTE velos');
    await rows().nth(1).waitFor();
    await expect(rows().nth(1)).toHaveText(/porte-vélos/);
    await text.fill('ki0001');
    await page
      .getByRole('row', { name: /KI-0001\d/ })
      .first()
      .waitFor();
    await text.fill('zzz');
    await page.getByText('Aucun produit ne correspond à votre recherche.').waitFor();
  });

  test('renders only the visible rows, however many there are [C2.22]', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Référence').fill('fa0');
    await rows().nth(1).waitFor();
    await expect.poll(counted).toBeGreaterThan(1500);
    await expect.poll(() => rows().count()).toBeLessThan(60);
    await page.getByRole('grid').evaluate((grid) => {
      grid.scrollTop = grid.scrollHeight;
    });
    await page.getByRole('row', { name: /FA-01800/ }).waitFor();
  });

  test('sorts by price in both directions, and keeps the order in the address', async () => {
    await open('?cat=Faisceau&marque=peugeot');
    await rows().nth(1).waitFor();
    const prices = async () =>
      (await page.getByRole('gridcell').filter({ hasText: /€ HT$/ }).allTextContents())
        .slice(0, 8)
        .map(amountIn);
    await page.getByRole('button', { name: 'Prix HT' }).click();
    await page.getByRole('button', { name: 'Prix HT' }).click();
    await page.waitForURL(/tri=-prix/);
    await expect(async () => {
      const down = await prices();
      assert.deepEqual(
        down,
        down.toSorted((a, b) => b - a),
      );
    }).toPass({ timeout: 15_000 });
  });

  test("'back' restores the search and the scroll position [C2.22]", async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Référence').fill('fa0');
    await rows().nth(1).waitFor();
    // The list grows while it is read: until then there is no such place in it.
    const scrolled = () =>
      page.getByRole('grid').evaluate((grid) => {
        grid.scrollTop = 12_000;
        return grid.scrollTop;
      });
    await expect.poll(scrolled).toBe(12_000);
    const row = page.getByRole('row', { name: /FA-003/ }).first();
    await row.waitFor();
    await page.waitForTimeout(500);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await page.goBack();
    await row.waitFor();
    await expect(page.getByLabel('Référence')).toHaveValue('fa0');
    await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.scrollTop)).toBe(12_000);
  });

  test('moves from the filters into the rows and through them by keyboard', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Marque').focus();
    await page.keyboard.type('peugeot');
    // Wait for the suggestions: without them Escape would clear the filters.
    await page.getByRole('option', { name: /Peugeot/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Référence').focus();
    await rows().nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const reference = /FA-\d{5}/.exec((await rows().nth(2).textContent()) ?? '')?.[0] ?? 'none';
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: reference }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page.locator(':focus')).toHaveText(new RegExp(reference));
    await page.getByLabel('Référence').focus();
    await page.keyboard.press('Escape');
    await page.getByText(/Utilisez les fitres/).waitFor();
  });

  test('prints its column headers and every row, not only those on screen [W1.02]', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Référence').fill('fa0');
    await rows().nth(3).waitFor();
    await page.emulateMedia({ media: 'print' });
    const onPaper = async (index: number) => {
      await expect(rows().nth(index)).toBeInViewport();
      return (await rows().nth(index).boundingBox())?.y ?? 0;
    };
    const places = [await onPaper(0), await onPaper(1), await onPaper(2)];
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    await expect(rows().nth(0)).toContainText('Véhicule');
    await expect(page.getByRole('columnheader', { name: 'Véhicule' }).getByText('Véhicule')).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByLabel('Référence').fill('fa-000');
    await page.getByText(/^9\d produits$/).waitFor();
    const paper = (await pdfText(await page.pdf({ format: 'A4' }))).join('');
    const printed = new Set(paper.match(/FA-000\d\d/g));
    assert.equal(printed.size, await counted());
    assert.match(paper, /@[^@]*Faisceaux.*fa-000,.*Impriméle/s);
    assert.match(paper, /broches/);
    // More than a few pages, as found by make and not by reference.
    await page.getByLabel('Référence').fill('');
    await page.getByLabel('Marque').fill('Peugeot');
    await page.getByText(/^\d{3} produits$/).waitFor();
    const many = (await pdfText(await page.pdf({ format: 'A4' }))).join('');
    assert.equal(new Set(many.match(/FA-\d{5}/g)).size, await counted());
  });

  test('shows the row focused by keys completely, hidden neither by the headers nor by the table’s end', async () => {
    await open('?cat=Faisceau');
    await page.getByLabel('Référence').fill('fa0');
    await rows().nth(1).waitFor();
    await page.getByLabel('Référence').press('ArrowDown');
    const reach = async (key: string, index: number) => {
      await page.keyboard.press(key);
      const row = page.locator(`[data-index="${index}"]:focus`);
      const hidden = () =>
        row.evaluate((element) => {
          const bounds = element.getBoundingClientRect();
          const grid = element.closest('[role="grid"]')?.getBoundingClientRect();
          const heads = document.querySelector('.head')?.getBoundingClientRect();
          return Math.max((heads?.bottom ?? 0) - bounds.top, bounds.bottom - (grid?.bottom ?? 0));
        });
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    };
    for (let down = 1; down <= 16; down += 1) await reach('ArrowDown', down);
    for (let up = 15; up >= 0; up -= 1) await reach('ArrowUp', up);
  });

  test('shows HTML in names as text, and a single result in the singular [C3.05]', async ({ portal }) => {
    await portal.sql(
      "update products set modele = '<img src=x onerror=alert(1)>', marque = 'Essai', marque_norm = 'ESSAI' where id = 'p-fa-00050'; update counters set value = value + 1 where name = 'catalogue.version'",
    );
    await open('?cat=Faisceau');
    await page.getByLabel('Marque').fill('essai');
    await page.getByText('Essai <img src=x onerror=alert(1)>').waitFor();
    await page.getByText('1 produit', { exact: true }).waitFor();
  });

  test('says when an account has no catalogue [C1.02]', async ({ portal, account }) => {
    await portal.sql(`update users set catalogs = '[]' where email = '${account}'`);
    await page.goto('/catalog');
    await page.getByText('Aucun catalogue n’est ouvert pour votre compte').waitFor();
  });

  test('fits 1280 pixels and has no axe violations', async () => {
    await page.goto('/catalog?cat=Faisceau&marque=peugeot');
    await page
      .getByText(/En stock/)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    assert.deepEqual(await violationsOn(page), []);
  });
});
