import assert from 'node:assert/strict';
import type { Order } from '../shared/src/contracts/index.ts';
import { callApi } from './harness/calls.ts';
import { fillCartWith, orderCart, parcelsArrive, sendParcel } from './harness/order-steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'order-life' } });

test.describe('the life of an order, in two windows', () => {
  test('ordered with a promise, prepared, sent in two parcels, late, cancelled in part, asked about [B4.01] [B4.02] [B4.03] [B4.04] [B4.09] [W2.03]', async ({
    customer,
    administrator,
    portal,
  }) => {
    // Two people, twenty steps: on a busy machine more than the minute that one test has.
    test.slow();
    await portal.sql(
      "update products set stock_code = '1' where id in ('p-fa-00001', 'p-fa-00002', 'p-ki-00001')",
    );
    const mine = customer.page;
    await fillCartWith(mine, 2, 'p-fa-00001', 'p-fa-00002', 'p-ki-00001');
    await mine.goto('/cart');
    await expect(mine.getByText(/^Chez vous .* si commandé avant le .*\(date estimée\)/)).toBeVisible();
    const order = await orderCart(mine);
    assert.equal(order.orderState, 'validee');
    assert.ok(order.orderPromisedOn);
    await mine.goto(`/order/${order.orderId}`);
    await expect(mine.getByText(/^Chez vous le \w+ \d+/)).toBeVisible();

    const { page: office } = await administrator('/extradmin/orders');
    await office.getByRole('button', { name: order.orderRef, exact: true }).click();
    await expect(office).toHaveURL(`/extradmin/orders/${order.orderId}`);

    // The customer takes one line back before anybody prepares it.
    await mine.getByRole('button', { name: 'Annuler des lignes' }).click();
    await mine
      .getByRole('checkbox', { name: /KI-00001/ })
      .last()
      .check();
    await mine.getByRole('button', { name: 'Annuler 1 ligne' }).click();
    await expect(mine.getByText('Annulée par vous')).toBeVisible();

    // The office's page is one change behind: it says what happened, and goes on from there.
    await office.getByRole('button', { name: 'Mettre en préparation' }).click();
    await expect(office.getByRole('alert')).toContainText('Annulation');
    await office.getByRole('button', { name: 'Mettre en préparation' }).click();
    await expect(office.getByText('En préparation', { exact: true })).toHaveCount(3);

    await sendParcel(office, {
      ...{ carrier: 'Chronopost', number: 'XY1', link: 'https://www.chronopost.fr/suivi?n=XY1' },
      only: { 'FA-00002 (reste 2)': '1' },
    });
    await expect(office.getByText('1 sur 2 expédiés')).toBeVisible();
    await mine.reload();
    await expect(mine.getByRole('link', { name: 'Suivre le colis' })).toHaveAttribute('href', /chronopost/);
    await expect(mine.getByText('En attente')).toBeVisible();

    // What waits is late once its day has passed, and the list finds it by one click.
    await portal.sql(
      `update order_items set promised_on = '2026-01-05' where order_id = '${order.orderId}' and shipped < quantity;
       update orders set due_on = '2026-01-05' where id = '${order.orderId}'`,
    );
    await office.goto('/extradmin/orders');
    await office.getByRole('checkbox', { name: 'En retard' }).click();
    await expect(office).toHaveURL(/retard=1/);
    await office.getByRole('button', { name: order.orderRef, exact: true }).click();
    await expect(office.getByText('En retard').first()).toBeVisible();

    await mine.getByRole('button', { name: 'Demander une modification' }).click();
    await mine.getByLabel('Votre demande').fill('Le reste lundi ?');
    await mine.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(mine.getByText('Nous vous répondrons ici.')).toBeVisible();
    await office.reload();
    await office.getByLabel('Votre réponse').fill('Oui, lundi.');
    await office.getByRole('button', { name: 'Répondre au client' }).click();
    await expect(office.getByText('Répondue')).toBeVisible();

    await sendParcel(office, { carrier: 'Geodis' });
    await parcelsArrive(office, 2);
    await mine.reload();
    await expect(mine.getByText('Oui, lundi.')).toBeVisible();
    await expect(mine.getByText(/^Colis livré\s: Geodis/)).toBeVisible();
    const last = await callApi<Order>(mine, 'GET', `/order/${order.orderId}`);
    assert.deepEqual([last.orderState, last.orderStatus], ['livree', 'validee']);
    assert.deepEqual(customer.troubles, []);
  });
});
