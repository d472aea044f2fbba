import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminOrder, NotificationList, Order, OrderLife } from '@extranet/shared/contracts';
import { subjectsTo } from '../../../testing/mailed-link.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { ordersByNumber } from '../order-numbers.queries.ts';

const EMAIL = 'garage@demo.example';
const { app, config } = await buildTestApp({ products: 20 });
const garage = await signedIn(app, EMAIL);
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const WORDS = { carrier: 'Chronopost', number: 'XY 1234', link: '' };

/** An order of which a piece is on its way with the number XY 1234. */
async function sentOrder() {
  await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 2 } });
  const payload = { delivery: { daId: 'd-garage-1' } };
  const { orderId, orderRef, items } = (
    await garage('/api/order', { method: 'POST', payload })
  ).json<Order>();
  const url = `/api/admin/orders/${orderId}/parcels`;
  const lines = [{ itId: items[0]?.itId, quantity: 1 }];
  const sent = await admin(url, { method: 'POST', payload: { version: 1, ...WORDS, lines } });
  assert.equal(sent.status, 200, sent.text);
  const parcel = sent.json<AdminOrder>().life.parcels[0];
  assert.ok(parcel);
  const correct = (version: number, words: object) =>
    admin(`${url}/${parcel.parcelId}`, { method: 'PUT', payload: { version, ...WORDS, ...words } });
  return { orderId, orderRef, url, parcel, correct };
}

const foundBy = async (number: string) => [...(await ordersByNumber(app.db, number, 5)).keys()];

describe('a parcel on its way', () => {
  it('gets the right number: it stays the parcel that left, and its customer is told [B4.03]', async () => {
    const { orderId, orderRef, parcel, correct } = await sentOrder();
    const link = 'https://suivi.example.fr/XY2';
    const corrected = (await correct(2, { number: ' XY 5678 ', link })).json<AdminOrder>();
    assert.deepEqual(corrected.life.parcels, [{ ...parcel, number: 'XY 5678', link }]);
    assert.equal(corrected.order.orderState, 'expediee_en_partie');
    const life = (await garage(`/api/order/${orderId}/life`)).json<OrderLife>();
    const last = life.events.at(-1);
    assert.deepEqual(
      [last?.kind, last?.detail, last?.lines],
      ['parcelCorrected', 'Chronopost XY 5678', ['FA-00001 × 1']],
    );
    const title = `Le suivi d’un colis est corrigé\u00a0: ${orderRef}`;
    assert.ok((await subjectsTo(app, config, EMAIL)).includes(title));
    const { notifications } = (await garage('/api/notifications')).json<NotificationList>();
    assert.deepEqual(
      [notifications[0]?.title, notifications[0]?.detail],
      [title, 'Chronopost XY 5678 · FA-00001 × 1'],
    );
    assert.deepEqual([await foundBy('XY5678'), await foundBy('XY1234')], [[orderId], []]);
  });

  it('is not corrected to what it is, nor to what cannot be, nor on an order that has changed [B4.03]', async () => {
    const { url, parcel, correct } = await sentOrder();
    assertRefused(await correct(2, {}), 409, 'order.parcelUnchanged');
    assertRefused(await correct(2, { carrier: ' ' }), 422, 'request.invalid');
    assertRefused(await correct(2, { link: 'javascript:alert(1)' }), 422, 'request.invalid');
    assertRefused(await correct(2, { expectedOn: '2020-01-02' }), 422, 'request.invalid');
    assertRefused(await correct(1, { number: 'XY3' }), 409, 'order.changed');
    // A day that was announced has passed: the number beside it is corrected all the same.
    await app.db
      .updateTable('order_parcels')
      .set({ expected_on: '2020-01-02' })
      .where('id', '=', parcel.parcelId)
      .execute();
    assert.equal((await correct(2, { number: 'XY3', expectedOn: '2020-01-02' })).status, 200);
    await admin(`${url}/${parcel.parcelId}/delivered`, { method: 'POST', payload: { version: 3 } });
    assertRefused(await correct(4, { number: 'XY4' }), 409, 'order.parcelDelivered');
    const other = await sentOrder();
    const address = `${other.url}/${parcel.parcelId}`;
    assertRefused(
      await admin(address, { method: 'PUT', payload: { version: 2, ...WORDS } }),
      404,
      'notFound',
    );
  });
});
