import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { violationsOn } from './harness/accessibility.ts';
import { dropPapers, fillCartWith, followBell, orderCart } from './harness/order-steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'documents' } });

test.describe('the papers of an order, in two windows', () => {
  test('find their order by the name of the file; its customer is told, reads them, and takes the month and the statement [B4.08]', async ({
    customer,
    administrator,
  }) => {
    // Two people, three pages.
    test.slow();
    const mine = customer.page;
    await fillCartWith(mine, 1, 'p-fa-00001');
    const order = await orderCart(mine);
    await mine.goto('/orders/documents');
    await expect(mine.getByText('Aucune facture pour l’instant')).toBeVisible();

    const { page: office } = await administrator('/extradmin/documents');
    await dropPapers(office, `F-9001_${order.orderRef}.pdf`, `BL-9001_${order.orderRef}.pdf`, 'F-9002.pdf');
    await expect(office.getByText('2 documents joints, les clients sont prévenus')).toBeVisible();
    await expect(office.getByText(/^F-9002\.pdf\s+ne nomme aucune commande/)).toBeVisible();
    const line = office.getByRole('listitem').filter({ hasText: /^Facture\s*F-9001/ });
    await expect(line).toContainText(order.orderRef);
    await expect(line).not.toContainText('ouvert par le client');
    expect(await violationsOn(office)).toEqual([]);

    // The bell leads to the papers.
    await followBell(mine, `Facture F-9001 de la commande ${order.orderRef}`);
    await expect(mine).toHaveURL('/orders/documents');
    await mine.reload();
    await expect(mine.getByText('BL-9001')).toBeVisible();
    expect(await violationsOn(mine)).toEqual([]);
    const tab = mine.waitForEvent('popup');
    await mine.getByRole('button', { name: 'Ouvrir F-9001' }).click();
    await (await tab).close();

    const taken = async (name: RegExp) => {
      const download = mine.waitForEvent('download');
      await mine.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const zip = await taken(/\(ZIP\)/);
    assert.match(zip.name, /^documents-\d{4}-\d{2}\.zip$/);
    assert.equal(zip.bytes.subarray(0, 2).toString(), 'PK');
    for (const name of ['facture-F-9001.pdf', 'bon-de-livraison-BL-9001.pdf'])
      assert.ok(zip.bytes.includes(name), name);
    const statement = await taken(/^Relevé \(CSV\)/);
    assert.match(statement.bytes.toString('utf8'), /Facture;F-9001;CMD-/);
    assert.equal((await taken(/^Relevé \(PDF\)/)).bytes.subarray(0, 5).toString(), '%PDF-');

    // The order's own page has them as well, and the office sees that they were opened.
    await mine.goto(`/order/${order.orderId}`);
    await expect(mine.getByText('F-9001', { exact: true })).toBeVisible();
    await office.reload();
    await expect(line).toContainText('ouvert par le client');
    assert.deepEqual(customer.troubles, []);
  });
});
