import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pdfText } from '../api/src/testing/pdf-text.ts';
import { callApi } from './harness/calls.ts';
import { fillCart, orderable } from './harness/customer.ts';
import { expect, test } from './harness/test.ts';

interface Ordered {
  orderId: string;
  orderRef: string;
  orderDate: string;
  userId: string;
  items: { itProdRef: string; itProdId: string; itLabel: string }[];
}

test.use({ portalOptions: { name: 'orders' } });

test.describe('past orders', () => {
  let page: Page;
  let refs: string[];
  let newest: Ordered;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    refs = (await orderable(page, 4)).map(({ prodRef }) => prodRef);
    await fillCart(page, ...refs.map((ref) => ({ ref, qty: 2 })));
    const [address] = await callApi<{ daId: string }[]>(page, 'GET', '/deliveries');
    newest = await callApi<Ordered>(page, 'POST', '/order', {
      delivery: { daId: address?.daId },
      orderInternalRef: 'CLIO DE MME HERVE',
    });
  });

  const ref = (index: number) => refs[index] as string;
  const filter = () => page.getByRole('searchbox', { name: 'Filtrer les commandes' });
  const orderRow = (of: Ordered) => page.getByRole('row', { name: new RegExp(of.orderRef) });

  test('are listed by year, newest first, with their totals and a link to the PDF [C2.08, C2.26, C3.07, C7.34]', async () => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Commandes', exact: true }).click();
    await page.waitForURL(/\/orders$/);
    await page.getByRole('heading', { name: 'Commandes' }).waitFor();
    await orderRow(newest).waitFor();
    const head = await page.getByRole('columnheader').allTextContents();
    assert.deepEqual(head.slice(0, 6), [
      'Référence',
      'Référence interne',
      'Date',
      'Total HT',
      'TVA',
      'Total TTC',
    ]);
    const years = await page.getByRole('row', { name: /^\d{4} · / }).allTextContents();
    assert.deepEqual(years, [...years].sort().reverse());
    const download = page.waitForEvent('download');
    await orderRow(newest)
      .getByRole('button', { name: /Télécharger le bon de commande/ })
      .click();
    assert.equal((await download).suggestedFilename(), `Bon de commande ${newest.orderRef}.pdf`);
  });

  test('the filter filters while typing [C2.26]', async () => {
    await page.goto('/orders');
    await orderRow(newest).waitFor();
    await filter().focus();
    await page.keyboard.type('herve clio');
    await page.getByText('1 commande', { exact: true }).waitFor();
    await orderRow(newest).waitFor();
    await filter().fill('rien de tel');
    await page.getByText('Aucune commande ne correspond à ce filtre.').waitFor();
    await filter().press('Escape');
    await orderRow(newest).waitFor();
  });

  test('are shown with a notice while the cart has items [C2.26]', async () => {
    await fillCart(page, { ref: ref(0), qty: 1 });
    await page.goto('/orders');
    await page.getByText('Votre panier contient 1 article qui n’est pas encore commandé.').waitFor();
    await page.getByRole('link', { name: 'Afficher le panier' }).click();
    await page.waitForURL(/\/cart$/);
  });

  test('are loaded a hundred at a time, and the filter finds an older one before it is loaded [C2.26, C7.34, C9.03]', async ({
    portal,
  }) => {
    const columns =
      'user_id, internal_ref, internal_ref_norm, status, delivery, total_et_cents, vat_cents, total_it_cents, vat_rate, updated_at';
    await portal.sql(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 230)
      insert into orders (id, ref, ref_norm, year, ordered_at, validated_at, ${columns})
      select 'old-' || i, 'CMD-2019-' || printf('%06d', i), 'CMD2019' || printf('%06d', i), 2019,
        strftime('%Y-%m-%dT%H:%M:%fZ', '2019-01-01', '+' || i || ' days'), '2019-01-01T00:00:00.000Z', ${columns}
      from n, (select * from orders where id = '${newest.orderId}')`);
    await page.goto('/orders');
    await page.getByText('Les 100 dernières commandes').waitFor();
    await filter().fill('CMD-2019-000001');
    await page.getByRole('row', { name: /CMD-2019-000001/ }).waitFor();
    await filter().fill('');
    const more = page.getByRole('button', { name: 'Afficher plus' });
    await more.click();
    await page.getByText('Les 200 dernières commandes').waitFor();
    // What has come is seen: the list goes on to where it begins.
    await expect
      .poll(() => page.getByRole('grid').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(2000);
    await more.click();
    await more.waitFor({ state: 'detached' });
  });

  test('are printed in a layout of their own: what is shown, with its filter, and no tools [W1.02]', async () => {
    await fillCart(page, { ref: ref(0), qty: 1 });
    await page.goto('/orders');
    await orderRow(newest).waitFor();
    const [whole = ''] = await pdfText(await page.pdf({ format: 'A4' }));
    for (const words of ['44100Nantes', newest.orderRef, 'CLIODEMMEHERVE', 'TotalTTC', 'commandes'])
      assert.ok(whole.includes(words), words);
    for (const tool of ['Votrepanier', 'Commanderà', 'Actions', 'Filtrer']) assert.ok(!whole.includes(tool));
    await filter().fill('herve clio');
    await page.getByText('1 commande', { exact: true }).waitFor();
    const found = (await pdfText(await page.pdf({ format: 'A4' }))).join('');
    assert.deepEqual(found.match(/CMD-\d{4}-\d{6}/g), [newest.orderRef]);
    assert.match(found, /Filtreherveclio/);
  });

  test('open with their details, read-only, with their line of the menu marked [C2.09, C2.26, C3.07, C7.35] [W1.02] [W1.29]', async () => {
    await page.goto('/orders');
    await orderRow(newest).getByRole('gridcell').nth(1).click();
    await page.waitForURL(new RegExp(`/order/${newest.orderId}$`));
    await page.getByRole('heading', { name: `Commande ${newest.orderRef}` }).waitFor();
    await page.getByText('CLIO DE MME HERVE').waitFor();
    await expect(page.getByRole('link', { name: 'Commandes', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const lines = page.getByRole('table', { name: 'Articles de la commande' });
    await expect(lines.getByRole('row')).toHaveCount(refs.length + 1);
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    const [paper = ''] = await pdfText(await page.pdf({ format: 'A4' }));
    for (const { itProdRef, itLabel } of newest.items) {
      assert.ok(paper.includes(itProdRef));
      assert.ok(paper.includes(itLabel.replace(/\s/g, '')));
    }
    assert.match(paper, /CLIODEMMEHERVE/);
    assert.ok(!paper.includes('Commanderàn'));
    await lines.getByRole('button', { name: ref(0) }).click();
    await page.getByRole('dialog', { name: ref(0) }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('of other customers cannot be opened, which the page says without a dialog [C6.02]', async ({
    signedIn,
  }) => {
    const other = await signedIn({ email: 'atelier@demo.example' });
    await other.page.goto(`/order/${newest.orderId}`);
    await other.page.getByText('Cette commande n’existe pas').waitFor();
    await expect(other.page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be ordered again, only the ticked lines; changed prices and withdrawn products are shown first', async ({
    portal,
  }) => {
    await portal.sql(`update products set price_cents = price_cents * 2 where ref = '${ref(0)}'`);
    await portal.sql(`update products set statut = 'supprime' where ref = '${ref(1)}'`);
    await page.goto(`/order/${newest.orderId}`);
    await page.getByLabel(`Commander à nouveau ${ref(3)}`).uncheck();
    await page.getByRole('button', { name: 'Commander à nouveau 3 lignes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Commander à nouveau' });
    await dialog.getByText('en hausse').waitFor();
    await dialog.getByText('retiré du catalogue').waitFor();
    assert.equal((await callApi<{ items: unknown[] }>(page, 'GET', '/cart')).items.length, 0);
    await dialog.getByRole('spinbutton', { name: `Quantité de ${ref(2)}` }).fill('5');
    await dialog.getByRole('button', { name: 'Ajouter 2 références au panier' }).click();
    await page.getByText('2 références ont été ajoutées au panier.').waitFor();
    const { items } = await callApi<{ items: { itProdRef: string; itQuantity: number }[] }>(
      page,
      'GET',
      '/cart',
    );
    assert.deepEqual(
      items.map(({ itProdRef, itQuantity }) => `${itProdRef} x${itQuantity}`).sort(),
      [`${ref(0)} x2`, `${ref(2)} x5`].sort(),
    );
  });

  test('without an address are given one, and are then validated and read-only [C2.07, C4.09, C7.31]', async () => {
    await fillCart(page, { ref: ref(2), qty: 1 });
    const { orderId } = await callApi<Ordered>(page, 'POST', '/order', {});
    await page.goto(`/order/${orderId}`);
    await page.getByRole('link', { name: 'Choisir la livraison' }).click();
    await page.waitForURL(new RegExp(`/deliverySelect/${orderId}$`));
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Valider la commande' }).click();
    await page.getByText('Votre commande est confirmée.').waitFor();
    await page.goto(`/deliverySelect/${orderId}`);
    await page.getByText('Cette commande est validée', { exact: false }).waitFor();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Valider la commande' })).toHaveCount(0);
  });

  test('show TTC beside their total on a phone and on a tablet, where nothing lies beyond the edge [D1] [W1.10]', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/orders');
    await expect(orderRow(newest)).toHaveText(/€TTC/);
    await page.setViewportSize({ width: 768, height: 740 });
    const again = orderRow(newest).getByRole('button', { name: /^Commander à nouveau/ });
    // While the cards become rows, their button is there no more and the rows' is not there yet.
    await expect
      .poll(async () => {
        const box = await again.boundingBox();
        return box ? box.x + box.width : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(768);
  });

  test('can be loaded again after a failure', async () => {
    await page.route('**/api/orders?*', (route) => route.abort());
    await page.goto('/orders');
    await page.getByText('Vos commandes n’ont pas pu être chargées').waitFor();
    await page.unroute('**/api/orders?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await orderRow(newest).waitFor();
  });
});
