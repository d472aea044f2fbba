/// <reference lib="dom" />

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@extranet/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { callApi } from './harness/calls.ts';
import { holdPrograms } from './harness/frames.ts';
import type { Portal } from './harness/portal.ts';
import { scanDigits } from './harness/scanner.ts';
import { expect, test } from './harness/test.ts';

test.describe('the product modal', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
  });

  const dialog = (reference: string | RegExp) => page.getByRole('dialog', { name: reference });
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  /** Opens a product by its address, as from a link that somebody sent. */
  const open = async (reference: string) => {
    await page.goto(`/catalog?produit=p-${reference.toLowerCase()}`);
    await dialog(reference).waitFor();
  };
  const scan = async (reference: string) => {
    const { prodCodeEAN } = await callApi<Product>(page, 'GET', `/product/p-${reference.toLowerCase()}`);
    await scanDigits(page, prodCodeEAN);
  };
  const changed = "update counters set value = value + 1 where name = 'catalogue.version'";

  test('opens when its code is scanned on any page, presses nothing, and gives way to the next code [C2.04]', async () => {
    await page.goto('/orders');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scan('FA-00001');
    await dialog('FA-00001').waitFor();
    await scan('FA-00002');
    await dialog('FA-00002').waitFor();
    await expect(dialog('FA-00002').getByRole('spinbutton')).toBeFocused();
    await expect(page).toHaveURL(/\/orders\?produit=/);
    await page.keyboard.press('Escape');
    await closed();
    await page.keyboard.type('0000000000000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\?q=0000000000000/);
  });

  test('opens when its code is scanned into a filter of the catalogue or the search, which keep what they had', async () => {
    await page.goto('/catalog?cat=Faisceau&marque=Peugeot');
    // Who reads scans has taken the keys that were noted before.
    await page.waitForFunction(() => !('extranetKeys' in window) || window.extranetKeys === undefined);
    const year = page.getByLabel('Année');
    await year.fill('2014');
    const search = page.getByRole('banner').getByRole('combobox');
    for (const [field, reference, kept] of [
      [year, 'FA-00001', '2014'],
      [page.getByLabel('Marque'), 'FA-00002', 'Peugeot'],
      [search, 'FA-00003', ''],
    ] as const) {
      await field.focus();
      await scan(reference);
      await dialog(reference).waitFor();
      await page.keyboard.press('Escape');
      await closed();
      await expect(field).toHaveValue(kept);
    }
    await expect(page).toHaveURL(/marque=Peugeot&annee=2014/);
  });

  test('opens when its code was scanned before any program ran, on a page of another remote too [C2.04]', async () => {
    const release = await holdPrograms(page);
    await page.goto('/orders', { waitUntil: 'commit' });
    await page.locator('[data-frame]').first().waitFor();
    await scan('FA-00001');
    release();
    await dialog('FA-00001').waitFor();
    await expect(page).toHaveURL(/\/orders\?produit=/);
  });

  test('opens over a list with an address of that list, and closing returns to it [C2.04, C2.21]', async () => {
    await page.goto('/catalog?cat=Faisceau');
    await page.getByLabel('Référence').fill('fa-00001');
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await dialog('FA-00001').waitFor();
    const address = new URL(page.url());
    assert.equal(address.searchParams.get('produit'), 'p-fa-00001');
    assert.equal(address.searchParams.get('ref'), 'fa-00001');
    await page.keyboard.press('Escape');
    await closed();
    await expect(page.getByLabel('Référence')).toHaveValue('fa-00001');
    await expect.poll(() => new URL(page.url()).searchParams.has('produit')).toBe(false);
  });

  test("'back' closes it, 'forward' opens it again, and its address opens it for another customer [C2.04]", async ({
    signedIn,
  }) => {
    await page.goto('/catalog?cat=Faisceau&ref=fa-00001');
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await dialog('FA-00001').waitFor();
    await page.waitForURL(/produit=p-fa-00001/);
    const address = page.url();
    await page.goBack();
    await closed();
    await page.goForward();
    await dialog('FA-00001').waitFor();
    const { page: theirs } = await signedIn({ email: 'atelier@demo.example', at: address });
    await theirs.getByRole('dialog', { name: 'FA-00001' }).waitFor();
    await theirs.keyboard.press('Escape');
    await theirs.getByRole('dialog').waitFor({ state: 'detached' });
    await theirs.getByRole('row', { name: /FA-00001/ }).waitFor();
  });

  test('takes a quantity typed right after the click on its row: nothing that moves stands in between [C2.21]', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/catalog?cat=Faisceau&ref=fa-0000');
    const row = (reference: string) => page.getByRole('row', { name: new RegExp(reference) });
    // The first one fetches what a dialog needs.
    await row('FA-00001').click();
    await dialog('FA-00001').getByRole('spinbutton').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    const { x, y } = (await row('FA-00002').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 10);
    await page.keyboard.type('7');
    await expect(dialog('FA-00002').getByRole('spinbutton')).toHaveValue('7');
  });

  test('shows reference, words with vehicle and years, price, stock, datasheet, wiring and the order block [C2.21, C3.05, W1.03]', async () => {
    await open('FA-00001');
    const box = dialog('FA-00001');
    await box.getByText(/^Faisceau .+, (depuis \d{4}|\d{4}(-\d{4})?)$/).waitFor();
    await box.getByText('En stock').waitFor();
    await expect(box).toHaveText(/€ ?HT/);
    await box.getByRole('button', { name: 'Fiche technique' }).waitFor();
    await box.getByText('Plus permanent').first().waitFor();
    await box.getByText(/^Câblage de la prise \(ISO (1724|11446)\)$/).waitFor();
    await expect(box.getByText('prodStandard')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await closed();
  });

  test('changes the quantity by keyboard, and adds that quantity to the cart [C2.21, C5.05, C7.24]', async () => {
    await open('FA-00002');
    const quantity = page.getByRole('spinbutton', { name: 'Quantité de FA-00002' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await expect(quantity).toHaveValue('2');
    const sent = page.waitForRequest('**/api/cart/item');
    await page.keyboard.press('Enter');
    assert.deepEqual((await sent).postDataJSON(), { prodId: 'p-fa-00002', quantity: 2 });
    await page.getByText('Produit ajouté au panier').waitFor();
    await page
      .getByRole('button', { name: /Panier\s: 2 articles/, includeHidden: true })
      .waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Afficher le panier' }).click();
    await page.waitForURL(/\/cart$/);
    await closed();
  });

  test('opens a related product, and returns to the one before by a way back in line with the rest [C2.21, C7.18] [W1.31]', async () => {
    const first = await withRelated();
    await open(first);
    const back = page.getByRole('button', { name: `Retour à ${first}` });
    await expect(back).toHaveCount(0);
    await page.getByRole('tab', { name: 'Produits associés' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await back.waitFor();
    const edgeOf = async (part: Locator) => (await part.boundingBox())?.x;
    expect(await edgeOf(back.locator('svg'))).toBe(await edgeOf(page.getByRole('tablist')));
    const second = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
    assert.notEqual(second, first);
    await back.click();
    await dialog(first).waitFor();
    await expect(back).toHaveCount(0);
    await page.goForward();
    await dialog(second).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await expect.poll(() => new URL(page.url()).searchParams.has('produit')).toBe(false);
  });

  /** The first product that has related products. */
  async function withRelated(): Promise<string> {
    for (let number = 1; number < 60; number++) {
      const reference = `FA-${String(number).padStart(5, '0')}`;
      const related = await callApi<unknown>(page, 'GET', `/product/p-${reference.toLowerCase()}/related`);
      if (Array.isArray(related) && related.length > 0) return reference;
    }
    throw new Error('no product has related ones');
  }

  test('shows a kit with its title, memo and picture [C2.21, C7.13]', async () => {
    await open('KI-00001');
    const box = dialog('KI-00001');
    await box.getByRole('img', { name: /Photo de Kit/ }).waitFor();
    await box.getByText(/Contenu/).waitFor();
    await page.keyboard.press('Escape');
    await closed();
  });

  test('offers to ask for the delivery time when the stock is unknown; the request is mailed and listed in the back office [C2.21, C7.22, D4]', async ({
    portal,
    administrator,
  }) => {
    await open('FA-00004');
    await page.getByText('Délai sur demande').last().waitFor();
    await page.getByRole('button', { name: 'Demander un délai de livraison' }).click();
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await page.getByText(/Votre demande est envoyée/).waitFor();
    await assertMailed(portal, 'FA-00004');
    const { page: adminPage } = await administrator('/extradmin');
    const inbox = adminPage.getByRole('region', { name: 'Demandes de délai' });
    await inbox.getByText('FA-00004').waitFor();
    await inbox.getByText('Garage Delaunay').waitFor();
  });

  async function assertMailed({ dataDir }: Portal, reference: string): Promise<void> {
    const outbox = join(dataDir, 'outbox');
    for (let attempt = 0; attempt < 50; attempt++) {
      const mails = existsSync(outbox)
        ? readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
        : [];
      if (mails.some((name) => readFileSync(join(outbox, name), 'utf8').includes(reference))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail('no mail was written');
  }

  test('offers no order for products that are sold out, have no price, or are not for sale [C5.07, D4]', async () => {
    for (const [reference, why] of [
      ['FA-00005', /épuisé/],
      ['FA-00006', /n’a pas de prix/],
      ['FA-00007', /n’est pas disponible à la commande/],
    ] as const) {
      await open(reference);
      await page.getByRole('dialog').getByText(why).waitFor();
      await expect(page.getByRole('button', { name: 'Ajouter au panier' }), reference).toHaveCount(0);
    }
  });

  test('shows the product but no order to an account that may not order [C5.07, C6.02]', async ({
    signedIn,
  }) => {
    const reader = await signedIn({ email: 'lecteur@demo.example' });
    await reader.page.goto('/catalog?produit=p-fa-00001');
    await reader.page.getByText(/ne permet pas de commander/).waitFor();
    await expect(reader.page.getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
    await reader.page.goto('/catalog?produit=p-at-00001');
    await reader.page.getByText('Ce produit n’est pas dans votre catalogue').waitFor();
  });

  test('says that a product withdrawn meanwhile cannot be added [C8.04]', async ({ portal }) => {
    await open('FA-00010');
    await portal.sql(`update products set statut = 'supprime' where id = 'p-fa-00010'; ${changed}`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByText('Le produit ne peut pas être ajouté au panier').waitFor();
    await expect(page.getByText('Erreur 404')).toHaveCount(0);
    await page.reload();
    await page.getByText('Ce produit n’est pas dans votre catalogue').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
    await closed();
    await portal.sql(`update products set statut = 'disponible' where id = 'p-fa-00010'; ${changed}`);
  });

  test('opens the datasheet in a new tab [C2.21, C7.21]', async () => {
    await open('FA-00001');
    const answered = page.waitForResponse('**/api/product/datasheet/p-fa-00001');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Fiche technique' }).click();
    assert.equal((await answered).status(), 200);
    await (await opened).close();
  });

  test('shows a failed datasheet in a dialog of its own, and keeps the product open [C8.08]', async () => {
    await open('FA-00001');
    await page.route('**/api/product/datasheet/**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: 'Fiche technique' }).click();
    const failure = page.getByRole('dialog', { name: 'Téléchargement impossible' });
    await failure.getByText('Une erreur est survenue.').waitFor();
    await failure.getByRole('button', { name: 'Fermer' }).last().click();
    await failure.waitFor({ state: 'detached' });
    await dialog('FA-00001').waitFor();
  });

  test('a late answer never replaces the product opened after it', async () => {
    await page.route('**/api/product/p-fa-00011', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    await page.goto('/catalog?cat=Faisceau&ref=fa-0001');
    await page.getByRole('row', { name: /FA-00011/ }).click();
    await dialog('FA-00011').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('row', { name: /FA-00012/ }).click();
    await dialog('FA-00012').waitFor();
    await page.waitForTimeout(1800);
    await dialog('FA-00012').waitFor();
  });

  for (const width of [1280, 375])
    test(`fits ${width} pixels with the order block in view, and has no axe violations`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/catalog?produit=p-fa-00001');
      const add = page.getByRole('button', { name: 'Ajouter au panier' });
      await add.waitFor();
      await page.getByText('Plus permanent').waitFor();
      const box = await add.boundingBox();
      assert.ok(box && box.y + box.height <= 740 && box.x + box.width <= width);
      assert.deepEqual(await violationsOn(page, { within: '[role="dialog"]' }), []);
    });
});
