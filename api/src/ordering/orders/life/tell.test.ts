import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationChoices, NotificationList, Order } from '@extranet/shared/contracts';
import { subjectsTo } from '../../../testing/mailed-link.ts';
import { outgoingMail } from '../../../testing/outgoing-mail.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const EMAIL = 'garage@demo.example';
const { app, config } = await buildTestApp({ products: 20 });
const garage = await signedIn(app, EMAIL);
const admin = await signedIn(app, 'admin@demo.example', 'admin');

async function place(): Promise<Order> {
  const item = { prodId: 'p-fa-00001', quantity: 2 };
  await garage('/api/cart/item', { method: 'POST', payload: item });
  const answer = await garage('/api/order', {
    method: 'POST',
    payload: { delivery: { daId: 'd-garage-1' } },
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Order>();
}
async function office(url: string, payload: unknown): Promise<void> {
  const answer = await admin(`/api/admin/orders/${url}`, { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
}
const send = ({ orderId, items }: Order, version: number) =>
  office(`${orderId}/parcels`, {
    ...{ version, carrier: 'Chronopost', number: 'XY1', link: '' },
    lines: [{ itId: items[0]?.itId, quantity: 1 }],
  });
const toldOf = async ({ orderId }: Order) =>
  (await garage('/api/notifications'))
    .json<NotificationList>()
    .notifications.filter(({ path }) => path === `/order/${orderId}`);
const mailedOf = async ({ orderRef }: Order) =>
  (await subjectsTo(app, config, EMAIL)).filter((one) => one.endsWith(`\u00a0: ${orderRef}`));

describe('the customer of an order', () => {
  it('hears under the bell of each step of the office, which leads to the order [B4.05]', async () => {
    const order = await place();
    await office(`${order.orderId}/steps`, { version: 1, step: 'preparer' });
    await send(order, 2);
    assert.deepEqual(
      (await toldOf(order)).map(({ kind, title, detail }) => [kind, title, detail]),
      [
        ['order', `Un colis est en route\u00a0: ${order.orderRef}`, 'Chronopost XY1 · FA-00001 × 1'],
        ['order', `Votre commande est en préparation\u00a0: ${order.orderRef}`, ''],
      ],
    );
  });

  it('is not told of what they did themselves, but has it by mail [B4.05]', async () => {
    const order = await place();
    const payload = { version: 1, itIds: [order.items[0]?.itId] };
    const answer = await garage(`/api/order/${order.orderId}/cancel`, { method: 'POST', payload });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(await toldOf(order), []);
    assert.deepEqual(await mailedOf(order), [`Votre annulation est enregistrée\u00a0: ${order.orderRef}`]);
  });

  it('reads in the mail of a parcel how many pieces came of a line, by when, and how to follow it [B4.03]', async () => {
    const order = await place();
    const link = 'https://suivi.example/XY2';
    await office(`${order.orderId}/parcels`, {
      ...{ version: 1, carrier: 'Chronopost', number: 'XY2', link, expectedOn: '2027-03-03' },
      lines: [{ itId: order.items[0]?.itId, quantity: 1 }],
    });
    const mail = await outgoingMail(app, config, `Un colis est en route\u00a0: ${order.orderRef}`);
    for (const words of ['FA-00001 × 1', '03/03/2027', link]) assert.ok(mail.text.includes(words), words);
    assert.ok(mail.html.includes(`href="${link}"`));
  });

  it('gets one mail a step, and none once orders are not told by mail [B4.05]', async () => {
    const choose = async (mail: boolean) => {
      const payload = { choices: [{ kind: 'order', mail, push: true }] };
      const answer = await garage('/api/notifications/choices', { method: 'PUT', payload });
      assert.equal(answer.json<NotificationChoices>().choices[0]?.mail, mail);
    };
    const first = await place();
    await send(first, 1);
    assert.equal((await mailedOf(first)).length, 1);
    await choose(false);
    const second = await place();
    await send(second, 1);
    assert.deepEqual(await mailedOf(second), []);
    assert.equal((await toldOf(second)).length, 1);
    await choose(true);
  });
});
