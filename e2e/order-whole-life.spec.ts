import assert from 'node:assert/strict';
import type { Order } from '../shared/src/contracts/index.ts';
import { callApi } from './harness/calls.ts';
import {
  describeReturn,
  dropPapers,
  fillCartWith,
  followBell,
  orderCart,
  parcelsArrive,
  sendParcel,
} from './harness/order-steps.ts';
import { type PushService, startPushService, subscribesTo } from './harness/push-service.ts';
import { test as base, expect } from './harness/test.ts';

const test = base.extend<object, { pushService: PushService }>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a destructuring pattern here.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  portalOptions: [
    async ({ pushService: { env } }, use) => use({ name: 'order-whole-life', env }),
    { scope: 'worker' },
  ],
});

test.use({ moving: true });

test.describe('an order from the cart to its invoice, in two windows', () => {
  test('promised, sent in two parcels, one line late, returned in part, invoiced, each step pushed to the browser [B4.01] [B4.03] [B4.05] [B4.07] [B4.08]', async ({
    customer,
    administrator,
    portal,
    pushService,
  }) => {
    // Two people, thirty steps: on a busy machine more than the minute that one test has.
    test.slow();
    const mine = customer.page;
    await portal.sql("update products set stock_code = '1' where id in ('p-fa-00001', 'p-fa-00002')");

    // The customer wants to be told while the portal is closed.
    await subscribesTo(mine, pushService);
    await mine.goto('/cust/account?onglet=notifications');
    await mine.getByRole('button', { name: 'Les afficher sur cet appareil' }).click();
    await expect(mine.getByText('Cet appareil affiche vos notifications', { exact: false })).toBeVisible();

    await fillCartWith(mine, 2, 'p-fa-00001', 'p-fa-00002');
    const order = await orderCart(mine);
    assert.ok(order.orderPromisedOn);
    await mine.goto(`/order/${order.orderId}`);
    await expect(mine.getByText(/^Chez vous le \w+ \d+/)).toBeVisible();

    const { page: office } = await administrator(`/extradmin/orders/${order.orderId}`);
    await office.getByRole('button', { name: 'Mettre en préparation' }).click();
    const prepared = await pushService.next();
    assert.equal(prepared.title, `Votre commande est en préparation\u00a0: ${order.orderRef}`);
    assert.equal(prepared.path, `/order/${order.orderId}`);

    await sendParcel(office, { carrier: 'Chronopost', number: 'XY1', only: { 'FA-00002 (reste 2)': '1' } });
    const sent = await pushService.next();
    assert.equal(sent.title, `Un colis est en route\u00a0: ${order.orderRef}`);
    assert.match(sent.body, /^Chronopost/);

    // One piece stays behind, and its day passes: both windows say so.
    await portal.sql(
      `update order_items set promised_on = '2026-01-05' where order_id = '${order.orderId}' and shipped < quantity;
       update orders set due_on = '2026-01-05' where id = '${order.orderId}'`,
    );
    await followBell(mine, sent.title);
    await expect(mine).toHaveURL(sent.path);
    await mine.reload();
    await expect(mine.getByText('Expédiée en partie').first()).toBeVisible();
    await expect(mine.getByText('En attente')).toBeVisible();
    await office.goto('/extradmin/orders?retard=1');
    await office.getByRole('button', { name: order.orderRef, exact: true }).click();
    await expect(office.getByText('En retard').first()).toBeVisible();

    await sendParcel(office, { carrier: 'Geodis' });
    assert.match((await pushService.next()).body, /^Geodis/);
    await parcelsArrive(office, 2);
    for (let parcel = 0; parcel < 2; parcel += 1)
      assert.match((await pushService.next()).title, /^Un colis est arrivé/);
    assert.equal((await callApi<Order>(mine, 'GET', `/order/${order.orderId}`)).orderState, 'livree');

    // One piece is broken: asked for by the customer, decided by the office.
    await mine.goto(`/order/${order.orderId}`);
    await mine.getByRole('link', { name: 'Demander un retour' }).click();
    // The order's own lines have ticks of the same names, and stand there until the form's program has come.
    await mine.getByRole('heading', { level: 1, name: 'Demander un retour' }).waitFor();
    await mine.getByRole('checkbox', { name: 'FA-00001' }).check();
    await describeReturn(mine, 'Le feu droit ne s’allume pas.');
    await mine.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(mine.getByText('Demandé', { exact: true })).toBeVisible();
    const returned = `${order.orderRef.replace('CMD', 'RET')}-1`;
    await office.goto('/extradmin/retours?etat=demande');
    await office.getByText(returned).click();
    await office.getByRole('textbox', { name: 'Note pour le client' }).fill('Joignez le bon au colis.');
    await office.getByRole('button', { name: 'Accepter' }).click();
    const accepted = await pushService.next();
    assert.deepEqual(
      [accepted.title, accepted.body],
      [`Votre retour ${returned} est accepté`, 'Joignez le bon au colis.'],
    );

    // The invoice finds its order by the name of its file.
    await office.goto('/extradmin/documents');
    await dropPapers(office, `F-9100_${order.orderRef}.pdf`);
    const invoiced = await pushService.next();
    assert.equal(invoiced.title, `Facture F-9100 de la commande ${order.orderRef}`);
    await followBell(mine, invoiced.title);
    await expect(mine).toHaveURL('/orders/documents');
    await mine.goto(`/order/${order.orderId}`);
    await expect(mine.getByText('F-9100', { exact: true })).toBeVisible();
    assert.deepEqual(customer.troubles, []);
  });
});
