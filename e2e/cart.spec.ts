import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pdfText } from '../api/src/testing/pdf-text.ts';
import type { Cart } from '../shared/src/contracts/index.ts';
import { productWords } from '../shared/src/rules/index.ts';
import { amountIn } from './harness/amount.ts';
import { callApi } from './harness/calls.ts';
import { fillCart, orderable } from './harness/customer.ts';
import { expect, test } from './harness/test.ts';
import { measureScripts } from './harness/transfer.ts';

test.use({ portalOptions: { name: 'orders' } });

test.describe('the cart', () => {
  let page: Page;
  let refs: string[];
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    refs = (await orderable(page, 8)).map(({ prodRef }) => prodRef);
  });

  const ref = (index: number) => refs[index] as string;
  const fill = (...quantities: number[]) =>
    fillCart(page, ...quantities.map((qty, index) => ({ ref: ref(index), qty })));
  const quantityOf = (page: Page, index: number) =>
    page.getByRole('spinbutton', { name: `Quantité de ${ref(index)}` });
  const badge = (page: Page, count: string) =>
    page.getByRole('button', { name: new RegExp(`^Panier.*${count}`) });
  const inTheCart = async () =>
    (await callApi<{ items: { itProdRef: string; itQuantity: number }[] }>(page, 'GET', '/cart')).items;

  test('is empty and says what to do next [C2.05, C2.24]', async () => {
    await page.goto('/cart');
    await page.getByText('Votre panier est vide').waitFor();
    await page.getByRole('link', { name: 'Ajouter des articles' }).click();
    await page.waitForURL(/\/catalog/);
  });

  test('shows all columns, the totals and the badge, and opens the product of an item [C2.13, C2.24, C3.06]', async () => {
    await fill(2, 3);
    await page.goto('/cart');
    await page.getByRole('table').waitFor();
    const head = await page.getByRole('columnheader').allTextContents();
    assert.deepEqual(head, [
      'Référence',
      'Désignation',
      'Prix unitaire HT',
      'Quantité',
      'Total HT',
      'TVA',
      'Total TTC',
    ]);
    const cart = await callApi<{ totalPriceIT: number }>(page, 'GET', '/cart');
    const total = async () => amountIn((await page.getByRole('definition').last().textContent()) ?? '');
    await expect.poll(total).toBe(cart.totalPriceIT);
    await badge(page, '5 articles').waitFor();
    await page.getByRole('button', { name: ref(0), exact: true }).click();
    await page.getByRole('dialog', { name: ref(0) }).waitFor();
  });

  test('is printed in a layout of its own: every reference and designation, heads and page numbers on each page, no tools [W1.02]', async () => {
    const many = await orderable(page, 60);
    await fillCart(page, ...many.map(({ prodRef }, index) => ({ ref: prodRef, qty: index + 1 })));
    await page.goto('/cart');
    await quantityOf(page, 0).waitFor();
    const { items } = await callApi<Cart>(page, 'GET', '/cart');
    const pages = await pdfText(await page.pdf({ format: 'A4' }));
    assert.ok(pages.length > 1);
    const unspaced = (text: string) => text.replace(/\s/g, '');
    const whole = pages.join('');
    for (const { itProdRef, product } of items) {
      assert.ok(whole.includes(itProdRef));
      assert.ok(product && whole.includes(unspaced(productWords(product))));
    }
    for (const [index, text] of pages.entries()) {
      assert.ok(text.includes(`${index + 1}/${pages.length}`));
      assert.ok(text.includes('RéférenceDésignation') || text.includes('TotalTTC'));
    }
    assert.match(pages[0] ?? '', /44100Nantes/);
    assert.match(pages.at(-1) ?? '', /TotalTTC/);
    for (const tool of ['Collerune', 'Terminerma', 'Ajouterdes']) assert.ok(!whole.includes(tool));
  });

  test('shows all of each line at every width, and no message over its last button [W1.10] [W1.11]', async () => {
    await fill(2, 1234, 5);
    for (const width of [768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/cart');
      const bins = page.getByRole('button', { name: /^Retirer/ });
      await bins.nth(2).waitFor();
      const panel = await page.getByRole('table').boundingBox();
      for (const bin of await bins.all()) {
        const box = await bin.boundingBox();
        assert.ok(box && panel && box.x + box.width <= panel.x + panel.width);
      }
    }
    await page.getByRole('button', { name: `Retirer ${ref(0)} du panier` }).click();
    await page.getByText(`${ref(0)} a été retiré du panier.`).waitFor();
    await page.getByRole('link', { name: 'Terminer ma commande' }).click();
    await page.waitForURL(/\/orderFinalize$/);
    await expect(page.getByText(`${ref(0)} a été retiré du panier.`)).toHaveCount(0);
  });

  test('whatever has the focus is seen by whoever tabs through its lines: not under the header, nor the totals at the foot', async () => {
    await fill(...refs.map(() => 1));
    /** What has the focus, and whether its first and last lines are on top of all else. */
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const { x, width, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        const isOnTop = (y: number) => element?.contains(document.elementFromPoint(x + width / 2, y));
        const name = element?.getAttribute('aria-label') ?? element?.textContent;
        return { name, isSeen: [top + 2, bottom - 2].every(isOnTop) };
      });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/cart');
      await page.getByRole('button', { name: ref(0), exact: true }).focus();
      for (const [key, end] of [
        ['Tab', `Retirer ${ref(7)} du panier`],
        ['Shift+Tab', ref(0)],
      ] as const)
        for (let name: string | null | undefined; name !== end; ) {
          await page.keyboard.press(key);
          const stop = await focused();
          assert.ok(stop.isSeen, `${stop.name} at ${width} px`);
          name = stop.name;
        }
    }
  });

  test('changes a quantity by click, key and typing, and another tab shows it [C2.24, C5.05]', async ({
    customer,
  }) => {
    const { context } = customer;
    await fill(1, 1);
    await page.goto('/cart');
    const other = await context.newPage();
    await other.goto('/cart');
    await quantityOf(other, 1).waitFor();
    await quantityOf(page, 0).fill('12');
    await quantityOf(page, 1).press('ArrowUp');
    await badge(page, '14 articles').waitFor();
    await badge(other, '14 articles').waitFor();
    await other.getByText(/modifié dans un autre onglet/).waitFor();
    await expect(quantityOf(other, 0)).toHaveValue('12');
    await other.getByRole('button', { name: `Retirer ${ref(0)} du panier` }).click();
    await quantityOf(page, 0).waitFor({ state: 'detached' });
    await badge(page, '2 articles').waitFor();
    await other.close();
  });

  test('brings a removed line back where it stood on Annuler', async () => {
    await fill(4, 1);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Retirer ${ref(0)} du panier` }).click();
    await quantityOf(page, 0).waitFor({ state: 'detached' });
    await badge(page, '1 article').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await badge(page, '5 articles').waitFor();
    await expect(quantityOf(page, 0)).toHaveValue('4');
    await expect(page.getByRole('row').nth(1)).toContainText(ref(0));
  });

  test('lists the products of a reference when an item has no product id [C2.24, C7.16]', async ({
    portal,
  }) => {
    const [shared, twin] = [ref(5), ref(6)];
    const rename = (from: string, to: string) =>
      portal.sql(
        `update products set ref = '${to}', ref_norm = '${to.replace('-', '')}' where id = 'p-${from.toLowerCase()}'`,
      );
    await rename(twin, shared);
    await fillCart(page, { ref: shared, qty: 3 });
    await page.goto('/cart');
    await page.getByText('1 article ne peut pas être commandé').waitFor();
    await page.getByRole('button', { name: shared, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').nth(1).waitFor();
    await dialog
      .getByRole('button', { name: /^Choisir/ })
      .nth(1)
      .click();
    await page.getByRole('link', { name: 'Terminer ma commande' }).waitFor();
    assert.deepEqual(
      (await inTheCart()).map(({ itProdRef, itQuantity }) => [itProdRef, itQuantity]),
      [[shared, 3]],
    );
    await rename(twin, twin);
  });

  test('says which product left the catalogue while it was in the cart; the rest can be ordered [C5.07]', async ({
    portal,
  }) => {
    await fill(1, 1);
    await portal.sql(`update products set statut = 'supprime' where ref = '${ref(1)}'`);
    await page.goto('/cart');
    await page.getByText('1 article ne peut pas être commandé').waitFor();
    await expect(page.getByRole('link', { name: 'Terminer ma commande' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Retirer cet article' }).click();
    await page.getByRole('link', { name: 'Terminer ma commande' }).waitFor();
    await portal.sql(`update products set statut = 'disponible' where ref = '${ref(1)}'`);
  });

  test('keeps a change that did not reach the server on the screen, says so, and sends it again', async () => {
    await fill(2);
    await page.goto('/cart');
    await quantityOf(page, 0).waitFor();
    await page.route('**/api/cart/item/*', (route) => route.abort());
    await quantityOf(page, 0).press('ArrowUp');
    const unsent = page.getByText('Votre dernière modification du panier n’est pas encore enregistrée');
    await unsent.waitFor();
    await expect(quantityOf(page, 0)).toHaveValue('3');
    await page.unroute('**/api/cart/item/*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await unsent.waitFor({ state: 'detached' });
    assert.deepEqual(
      (await inTheCart()).map(({ itQuantity }) => itQuantity),
      [3],
    );
  });

  test('is filled by the express order: suggestions, a check by the server, a list, and a link to the cart [C2.03, C2.23, C5.06, C7.26, C7.27, C7.28] [W1.13]', async () => {
    await page.goto('/home');
    const field = page.getByRole('combobox', { name: 'Référence', exact: true });
    await field.waitFor();
    const add = page.getByRole('button', { name: 'Ajouter à la liste' });
    await add.click();
    await page.getByText('Veuillez entrer une référence valide et une quantité supérieure à 0.').waitFor();
    await field.fill(ref(0).slice(0, 6).toLowerCase());
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().waitFor();
    for (const option of await options.allTextContents()) assert.match(option, /FA-/);
    await field.fill('ZZ-99999');
    await add.click();
    await page.getByText('Cette référence n’existe pas.').waitFor();
    for (const index of [2, 3, 3]) {
      await field.fill(ref(index).toLowerCase().replace('-', ' '));
      await field.press('Enter');
      // The field is empty again when the line was accepted.
      await page.waitForFunction(
        (input) => (input as HTMLInputElement).value === '',
        await field.elementHandle(),
      );
      await page.getByRole('list', { name: 'Références à commander' }).getByText(ref(index)).waitFor();
    }
    await page.getByRole('button', { name: `Retirer ${ref(2)} de la liste` }).click();
    await page.getByRole('button', { name: 'Commander', exact: true }).click();
    await page.waitForURL(/\/cart$/);
    await quantityOf(page, 3).waitFor();
    assert.deepEqual(
      (await inTheCart()).map(({ itProdRef, itQuantity }) => [itProdRef, itQuantity]),
      [[ref(3), 2]],
    );
  });

  test('is filled by scanned or pasted EANs; what nobody has leads to the catalogue with the same words', async () => {
    const [product] = await callApi<{ prodRef: string; prodCodeEAN: string }[]>(
      page,
      'GET',
      `/products?query=${encodeURIComponent(JSON.stringify({ 'prodRef:eq': ref(2) }))}`,
    );
    const ean = product?.prodCodeEAN ?? '';
    assert.match(ean, /^\d{13}$/);
    await page.goto('/home');
    const field = page.getByRole('combobox', { name: 'Référence', exact: true });
    await field.fill(`${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`);
    await field.press('Enter');
    const lines = page.getByRole('list', { name: 'Références à commander' });
    await lines.getByText(ref(2)).waitFor();
    await field.fill('peugeot 308');
    await field.press('Enter');
    const link = page.getByRole('link', { name: /^Chercher «.peugeot 308.» dans le catalogue$/ });
    await expect(link).toHaveAttribute('href', '/catalog?q=peugeot+308');
    await field.fill('');
    await field.evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      `${ean};4\n${ref(3)};1`,
    );
    await page.waitForURL(/\/cart\/list$/);
    await page.getByRole('row', { name: new RegExp(ref(2)) }).waitFor();
    await expect(page.getByRole('row', { name: new RegExp(ref(2)) }).getByRole('spinbutton')).toHaveValue(
      '4',
    );
    await expect(page.getByRole('row', { name: new RegExp(ref(3)) }).getByRole('spinbutton')).toHaveValue(
      '1',
    );
  });

  test('shows its badge without loading the code of a page [C2.13]', async ({ customer }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: /^Panier/ }).waitFor();
    const scripts = customer.requests.filter((url) => /remote-cart-orders.*\.js$/.test(url));
    assert.deepEqual(
      scripts.filter((url) => /route-|vendors|list-/.test(url)),
      [],
    );
  });

  test('loads at most 45 kB of JavaScript, as transferred', async () => {
    await page.goto('/home');
    const scripts = await measureScripts(page);
    await page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Network.clearBrowserCache'));
    await page.goto('/cart');
    await page.getByText('Votre panier est vide').waitFor();
    const own = scripts().filter(({ url }) => url.includes('/remote-cart-orders/'));
    assert.ok(own.length > 0);
    assert.ok(own.reduce((sum, { bytes }) => sum + bytes, 0) <= 45_000);
  });
});
