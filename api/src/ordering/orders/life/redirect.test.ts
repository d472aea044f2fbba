import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminOrder, AuditLine, Delivery, Order, OrderLife } from '@extranet/shared/contracts';
import { newAddress } from '../../../testing/addresses.ts';
import { allMail } from '../../../testing/outgoing-mail.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const EMAIL = 'garage@demo.example';
const { app, config } = await buildTestApp({ products: 20 });
const garage = await signedIn(app, EMAIL);
const admin = await signedIn(app, 'admin@demo.example', 'admin');

async function placed(quantity = 1) {
  await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity } });
  const payload = { delivery: { daId: 'd-garage-1' } };
  const order = (await garage('/api/order', { method: 'POST', payload })).json<Order>();
  const url = `/api/admin/orders/${order.orderId}`;
  const redirect = (payload: object) => admin(`${url}/delivery`, { method: 'PUT', payload });
  const send = (version: number, count: number) =>
    admin(`${url}/parcels`, {
      method: 'POST',
      payload: {
        ...{ version, carrier: 'Chronopost', number: '', link: '' },
        lines: [{ itId: order.items[0]?.itId, quantity: count }],
      },
    });
  return { order, url, redirect, send };
}
const formOf = async ({ orderId }: Order) => (await garage(`/api/order/pdf/${orderId}`)).text;

describe('an order that goes somewhere else', () => {
  it('has the new address on both sides, on its form and in its history, and its customer is told [B4.04]', async () => {
    const { order, redirect } = await placed();
    const before = await formOf(order);
    const answer = await redirect({ version: 1, daAddress: '12 quai de la Gare', reason: ' Atelier fermé ' });
    assert.equal(answer.status, 200, answer.text);
    const { order: changed, life } = answer.json<AdminOrder>();
    assert.deepEqual(changed.delivery, { ...order.delivery, daAddress: '12 quai de la Gare' });
    assert.equal(life.version, 2);
    const theirs = (await garage(`/api/order/${order.orderId}`)).json<Order>();
    assert.deepEqual(theirs.delivery, changed.delivery);
    const { events } = (await garage(`/api/order/${order.orderId}/life`)).json<OrderLife>();
    assert.deepEqual([events.at(-1)?.kind, events.at(-1)?.reason], ['redirected', 'Atelier fermé']);
    assert.equal(events.at(-1)?.detail, `${order.delivery?.daAddress} → 12 quai de la Gare`);
    assert.notDeepEqual(await formOf(order), before);
    const title = `L’adresse de livraison a changé\u00a0: ${order.orderRef}`;
    const mail = (await allMail(app, config)).find(({ subject, to }) => subject === title && to === EMAIL);
    assert.match(mail?.text ?? '', /12 quai de la Gare/);
  });

  it('leaves the customer’s own addresses as they are [B4.04]', async () => {
    const { redirect } = await placed();
    const theirs = async () => (await garage('/api/deliveries')).json<Delivery[]>();
    const before = await theirs();
    assert.equal((await redirect({ version: 1, daCity: 'Vannes', daPostCode: '56000' })).status, 200);
    assert.deepEqual(await theirs(), before);
    const back = (await redirect({ version: 2, daId: 'd-garage-1' })).json<AdminOrder>();
    assert.equal(
      back.life.events.at(-1)?.detail,
      `56000 Vannes → ${back.order.delivery?.daPostCode} ${back.order.delivery?.daCity}`,
    );
    assert.deepEqual(
      back.order.delivery,
      before.find(({ daId }) => daId === 'd-garage-1'),
    );
  });

  it('may go to another address of its customer, which the office is shown, and to nobody else’s [B4.04]', async () => {
    const { url, redirect } = await placed();
    const added = (await garage('/api/delivery', { method: 'POST', payload: newAddress })).json<Delivery>();
    const { deliveries } = (await admin(url)).json<AdminOrder>();
    assert.deepEqual(deliveries[0], added);
    const changed = (await redirect({ version: 1, daId: added.daId })).json<AdminOrder>();
    assert.deepEqual(changed.order.delivery, added);
    assert.equal(changed.order.orderDeliveryId, added.daId);
    assert.equal((await redirect({ version: 2, daId: 'd-atelier-1' })).status, 404);
    // An order has it: it is hidden and not deleted.
    assert.ok((await garage(`/api/delivery/${added.daId}`, { method: 'DELETE' })).status < 300);
    assert.ok(
      await app.db.selectFrom('deliveries').select('id').where('id', '=', added.daId).executeTakeFirst(),
    );
  });

  it('is refused where nothing changes, where it cannot be one, and on an order that has changed [B4.04]', async () => {
    const { order, redirect } = await placed();
    assertRefused(await redirect({ version: 1 }), 409, 'order.addressUnchanged');
    assertRefused(await redirect({ version: 1, daId: 'd-garage-1' }), 409, 'order.addressUnchanged');
    const shouted = `  ${order.delivery?.daAddress.toUpperCase().replaceAll(' ', '  ')} `;
    assertRefused(await redirect({ version: 1, daAddress: shouted }), 409, 'order.addressUnchanged');
    assertRefused(await redirect({ version: 1, daPostCode: '1234' }), 422, 'delivery.invalid');
    assertRefused(await redirect({ version: 1, daCity: ' ' }), 422, 'delivery.invalid');
    assertRefused(await redirect({ version: 1, daCity: 'x'.repeat(500) }), 422, 'request.invalid');
    assertRefused(await redirect({ version: 7, daCity: 'Rennes' }), 409, 'order.changed');
    assert.deepEqual((await garage(`/api/order/${order.orderId}`)).json<Order>().delivery, order.delivery);
  });

  it('may have left in part, but not whole, and not be cancelled [B4.04]', async () => {
    const { redirect, send } = await placed(2);
    assert.equal((await send(1, 1)).status, 200);
    assert.equal((await redirect({ version: 2, daCity: 'Rennes' })).status, 200);
    assert.equal((await send(3, 1)).status, 200);
    assertRefused(await redirect({ version: 4, daCity: 'Vannes' }), 409, 'order.stepNotAllowed');
    const cancelled = await placed();
    await admin(`${cancelled.url}/steps`, { method: 'POST', payload: { version: 1, step: 'annuler' } });
    assertRefused(await cancelled.redirect({ version: 2, daCity: 'Rennes' }), 409, 'order.stepNotAllowed');
  });

  it('stands in the trail with its town, and of the person only that something changed [B4.04]', async () => {
    const { order, redirect } = await placed();
    await redirect({
      version: 1,
      daPostCode: '56000',
      daCity: 'Vannes',
      daName: 'Le Goff',
      daPhone1: '+33 297000000',
    });
    const query = JSON.stringify({ 'auObjectId:eq': order.orderId });
    const [line] = (await admin(`/api/admin/audit?${new URLSearchParams({ query })}`)).json<AuditLine[]>();
    assert.equal(line?.auAction, 'order.redirected');
    const changes = new Map(line?.auChanges.map(({ field, before, after }) => [field, [before, after]]));
    assert.deepEqual(changes.get('daCity'), [order.delivery?.daCity, 'Vannes']);
    assert.deepEqual(changes.get('daName'), [null, '***']);
    assert.ok(!JSON.stringify(line).includes('Le Goff') && !JSON.stringify(line).includes('297000000'));
  });

  it('keeps neither address once its customer’s data are erased [B4.04]', async () => {
    const { order, redirect } = await placed();
    await redirect({ version: 1, daAddress: '3 rue Effacée' });
    const { userId } = order;
    const erased = await admin(`/api/admin/customer/${userId}/erasure`, {
      method: 'POST',
      payload: { confirm: EMAIL },
    });
    assert.equal(erased.status, 200, erased.text);
    const { life } = (await admin(`/api/admin/orders/${order.orderId}`)).json<AdminOrder>();
    assert.deepEqual([life.events.at(-1)?.kind, life.events.at(-1)?.detail], ['redirected', '']);
  });
});
