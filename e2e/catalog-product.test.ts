/// <reference lib="dom" />

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { violationsOn } from './harness/accessibility.ts';
import { visitSignedIn } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const { portal, browser } = await startPortalAndBrowser();
const customer = await visitSignedIn(browser, portal.url);
const { page } = customer;

describe('the product modal', () => {
  const dialog = (reference: string | RegExp) => page.getByRole('dialog', { name: reference });
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  /** Straight to a product, as a link that somebody sent. */
  const open = async (reference: string) => {
    await page.goto(`${portal.url}/catalog?produit=p-${reference.toLowerCase()}`);
    await dialog(reference).waitFor();
  };
  const changed = "update counters set value = value + 1 where name = 'catalogue.version'";

  it('opens from a list in that list’s address, and closes back to it [C2.04, C2.21]', async () => {
    await page.goto(`${portal.url}/catalog?cat=Faisceau`);
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

  it("'back' closes it, 'forward' opens it again, and a link opens it for somebody else [C2.04]", async () => {
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await dialog('FA-00001').waitFor();
    await page.waitForURL(/produit=p-fa-00001/);
    const address = page.url();
    await page.goBack();
    await closed();
    await page.goForward();
    await dialog('FA-00001').waitFor();
    await page.goto(`${portal.url}/home`);
    await page.goto(address);
    await dialog('FA-00001').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('row', { name: /FA-00001/ }).waitFor();
  });

  it('shows reference, vehicle, years, price, stock, datasheet and the order block [C2.21, C3.05]', async () => {
    await open('FA-00001');
    const box = dialog('FA-00001');
    await box.getByText(/^\d{4}-(\d{4})?$/).waitFor();
    await box.getByText('En stock').waitFor();
    await expect(box).toHaveText(/€ ?HT/);
    await box.getByRole('button', { name: 'Fiche technique' }).waitFor();
    await box.getByText('Plus permanent').waitFor();
    await expect(box.getByText('prodStandard')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await closed();
  });

  it('counts by the keyboard, and adds what was counted [C2.21, C5.05, C7.24]', async () => {
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

  it('goes on to a related product, and back to the one before [C2.21, C7.18]', async () => {
    const first = await withRelated();
    await open(first);
    const back = page.getByRole('button', { name: `Retour à ${first}` });
    await expect(back).toHaveCount(0);
    await page.getByRole('tab', { name: 'Produits associés' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await back.waitFor();
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

  /** The first product that has something to go with it. */
  async function withRelated(): Promise<string> {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    for (let number = 1; number < 60; number++) {
      const reference = `FA-${String(number).padStart(5, '0')}`;
      const answer = await fetch(`${portal.url}/api/product/p-${reference.toLowerCase()}/related`, {
        headers,
      });
      if (answer.ok && ((await answer.json()) as unknown[]).length > 0) return reference;
    }
    throw new Error('no product has related ones');
  }

  it('shows a kit with its title, memo and picture [C2.21, C7.13]', async () => {
    await open('KI-00001');
    const box = dialog('KI-00001');
    await box.getByRole('img', { name: /Photo de Kit/ }).waitFor();
    await box.getByText(/Contenu/).waitFor();
    await page.keyboard.press('Escape');
    await closed();
  });

  it('asks for delivery information where the stock says nothing; it is in the inbox [C2.21, C7.22, D4]', async () => {
    await open('FA-00004');
    await page.getByText('Délai sur demande').last().waitFor();
    await page.getByRole('button', { name: 'Demander un délai de livraison' }).click();
    await page.getByText(/Votre demande est envoyée/).waitFor();
    await assertMailed('FA-00004');
    await page.keyboard.press('Escape');
    await closed();
  });

  async function assertMailed(reference: string): Promise<void> {
    const outbox = join(portal.dataDir, 'outbox');
    for (let attempt = 0; attempt < 50; attempt++) {
      const mails = existsSync(outbox)
        ? readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
        : [];
      if (mails.some((name) => readFileSync(join(outbox, name), 'utf8').includes(reference))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail('no mail was written');
  }

  it('offers no order for what is sold out, has no price, or is not for sale [C5.07, D4]', async () => {
    for (const [reference, why] of [
      ['FA-00005', /épuisé/],
      ['FA-00006', /n'a pas de prix/],
      ['FA-00007', /n'est pas disponible à la commande/],
    ] as const) {
      await open(reference);
      await page.getByRole('dialog').getByText(why).waitFor();
      await expect(page.getByRole('button', { name: 'Ajouter au panier' }), reference).toHaveCount(0);
    }
  });

  it('lets an account that may not order look, and no more [C5.07, C6.02]', async () => {
    const reader = await visitSignedIn(browser, portal.url, { email: 'lecteur@demo.example' });
    await reader.page.goto(`${portal.url}/catalog?produit=p-fa-00001`);
    await reader.page.getByText(/ne permet pas de commander/).waitFor();
    await expect(reader.page.getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
    await reader.page.goto(`${portal.url}/catalog?produit=p-at-00001`);
    await reader.page.getByText("Ce produit n'est pas dans votre catalogue").waitFor();
    await reader.context.close();
  });

  it('says calmly that a product withdrawn while it was open cannot be added [C8.04]', async () => {
    await open('FA-00010');
    await portal.sql(`update products set statut = 'supprime' where id = 'p-fa-00010'; ${changed}`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByText('Le produit ne peut pas être ajouté au panier').waitFor();
    await expect(page.getByText('Erreur 404')).toHaveCount(0);
    await page.reload();
    await page.getByText("Ce produit n'est pas dans votre catalogue").waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
    await closed();
  });

  it('opens the datasheet in a tab of its own [C2.21, C7.21]', async () => {
    await open('FA-00001');
    const answered = page.waitForResponse('**/api/product/datasheet/p-fa-00001');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Fiche technique' }).click();
    assert.equal((await answered).status(), 200);
    await (await opened).close();
  });

  it('says that a datasheet failed in a dialog that closes, and keeps the product [C8.08]', async () => {
    await page.route('**/api/product/datasheet/**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: 'Fiche technique' }).click();
    const failure = page.getByRole('dialog', { name: 'Téléchargement impossible' });
    await failure.getByText('Une erreur est survenue.').waitFor();
    await failure.getByRole('button', { name: 'Fermer' }).last().click();
    await failure.waitFor({ state: 'detached' });
    await dialog('FA-00001').waitFor();
    await page.unroute('**/api/product/datasheet/**');
  });

  it('a slow product never lands in the modal of the next one', async () => {
    await page.route('**/api/product/p-fa-00011', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    await page.goto(`${portal.url}/catalog?cat=Faisceau&ref=fa-0001`);
    await page.getByRole('row', { name: /FA-00011/ }).click();
    await dialog('FA-00011').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('row', { name: /FA-00012/ }).click();
    await dialog('FA-00012').waitFor();
    await page.waitForTimeout(1800);
    await dialog('FA-00012').waitFor();
    await page.unroute('**/api/product/p-fa-00011');
  });

  for (const width of [1280, 375])
    it(`fits ${width} pixels with the order block in view, and axe has nothing to object to`, async () => {
      const other = await visitSignedIn(browser, portal.url, { width, height: 740 });
      await other.page.goto(`${portal.url}/catalog?produit=p-fa-00001`);
      const add = other.page.getByRole('button', { name: 'Ajouter au panier' });
      await add.waitFor();
      await other.page.getByText('Plus permanent').waitFor();
      await other.page.waitForTimeout(400);
      const box = await add.boundingBox();
      assert.ok(box && box.y + box.height <= 740 && box.x + box.width <= width);
      assert.deepEqual(await violationsOn(other.page, { within: '[role="dialog"]' }), []);
      await other.context.close();
    });

  it('met no uncaught error and no violation of the content policy', () => {
    assert.deepEqual(customer.troubles, []);
  });
});
