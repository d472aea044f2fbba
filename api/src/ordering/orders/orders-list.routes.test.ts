import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');

const add = (call: Caller, ref: string) =>
  call('/api/cart/item', { method: 'POST', payload: { prodId: `p-${ref}`, quantity: 1 } });
const order = (call: Caller, payload: unknown) => call('/api/order', { method: 'POST', payload });

describe('GET /orders and /order/{id}', () => {
  it('answers pages, newest first, of the caller’s own orders only [C7.34 C9.03 C2.26]', async () => {
    const page = (await garage('/api/orders?l=0,100')).json<Order[]>();
    assert.ok(page.length > 3);
    assert.ok(page.every(({ userId, items }) => userId === 'u-garage' && items.length > 0));
    const dates = page.map(({ orderDate }) => orderDate);
    assert.deepEqual(dates, [...dates].sort().reverse());
    const part = (await garage('/api/orders?l=1,2')).json<Order[]>();
    assert.deepEqual(part, page.slice(1, 3));
  });

  it('filters by reference, internal reference, date, year and status; unknown filters are refused', async () => {
    const [newest] = (await garage('/api/orders?l=0,1')).json<Order[]>();
    assert.ok(newest);
    const found = async (query: object) =>
      (await garage(`/api/orders?query=${encodeURIComponent(JSON.stringify(query))}`)).json<Order[]>();
    assert.deepEqual(await found({ 'orderRef:eq': newest.orderRef.toLowerCase() }), [newest]);
    assert.deepEqual(await found({ 'orderYear:eq': 1999 }), []);
    const [from, to] = [newest.orderDate, '2099-01-01'];
    assert.deepEqual(await found({ 'orderDate:gte': from, 'orderDate:lte': to }), [newest]);
    assert.deepEqual(await found({ 'orderStatus:eq': 'brouillon' }), []);
    const query = encodeURIComponent('{"userId:eq":"u-atelier"}');
    assertRefused(await garage(`/api/orders?query=${query}`), 400, 'query.unknownFilter');
  });

  it('finds an order by the customer’s own reference, however it is written', async () => {
    await add(atelier, 'fa-00001');
    const payload = { delivery: { daId: 'd-atelier-1' }, orderInternalRef: 'Bon é.77/b' };
    const placed = (await order(atelier, payload)).json<Order>();
    for (const query of [
      { 'orderInternalRef:eq': 'bon-e77B' },
      { 'orderText:contains': 'n e.77' },
      { 'orderText:contains': placed.orderRef.toLowerCase() },
    ]) {
      const asked = encodeURIComponent(JSON.stringify(query));
      const found = (await atelier(`/api/orders?query=${asked}`)).json<Order[]>();
      assert.deepEqual(found, [placed], JSON.stringify(query));
    }
  });

  it('finds an order by the number on its parcel or invoice, says those, and filters by its state [B4.03] [B4.08]', async () => {
    await add(atelier, 'fa-00001');
    const placed = (await order(atelier, { delivery: { daId: 'd-atelier-1' } })).json<Order>();
    const order_id = placed.orderId;
    const parcel = { carrier: 'DPD', link: '', sent_at: '', expected_on: null, delivered_at: null };
    await app.db
      .insertInto('order_parcels')
      .values({ ...parcel, id: 'parcel-1', order_id, number: 'JX 0099-1', number_norm: 'JX00991' })
      .execute();
    const listed = { ...placed, orderNumbers: ['JX 0099-1'] };
    for (const query of [{ 'orderText:contains': 'jx 0099' }, { 'orderText:contains': 'X00991' }]) {
      const asked = encodeURIComponent(JSON.stringify(query));
      assert.deepEqual((await atelier(`/api/orders?query=${asked}`)).json(), [listed]);
      assert.deepEqual((await garage(`/api/orders?query=${asked}`)).json(), []);
    }
    const sent = encodeURIComponent('{"orderState:in":["expediee","livree"]}');
    const states = (await garage(`/api/orders?l=0,50&query=${sent}`)).json<Order[]>();
    assert.ok(states.length > 0);
    assert.deepEqual(new Set(states.map(({ orderState }) => orderState)), new Set(['expediee', 'livree']));
  });

  it('finds an order by its vehicle, a product and its return among all of the customer’s [B4.03] [B4.07]', async () => {
    const vehicle = 'peugeot.308ii.2016';
    await add(atelier, 'fa-00001');
    const placed = (await order(atelier, { delivery: { daId: 'd-atelier-1' } })).json<Order>();
    const order_id = placed.orderId;
    await app.db
      .updateTable('order_items')
      .set({ vehicle, words: 'FA00001 FAISCEAUDATTELAGE PEUGEOT308II2016' })
      .where('order_id', '=', order_id)
      .execute();
    const ref = 'RET-9999-X7';
    const asked = {
      form_key: 'k',
      reason: 'autre' as const,
      words: '',
      state: 'demande' as const,
      version: 1,
    };
    await app.db
      .insertInto('returns')
      .values({ ...asked, id: 'ret-x7', ref, ref_norm: 'RET9999X7', order_id, asked_at: placed.orderDate })
      .execute();
    const foundBy = async (text: string) => {
      const query = encodeURIComponent(JSON.stringify({ 'orderText:contains': text }));
      const found = (await atelier(`/api/orders?query=${query}`)).json<Order[]>();
      return found.map(({ orderId }) => orderId).includes(order_id);
    };
    const year = placed.orderDate.slice(0, 4);
    for (const text of [
      '308 2016',
      'peugeot fa-00001',
      `308 ${year}`,
      `${placed.orderRef} Péugeot`,
      'ret 9999 x7',
    ])
      assert.ok(await foundBy(text), text);
    for (const text of ['308 2017', '2016', 'clio 308', '308 1999']) assert.ok(!(await foundBy(text)), text);
  });

  it('answers a thousand orders at most', async () => {
    const row = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', 'u-garage')
      .executeTakeFirst();
    assert.ok(row);
    const copies = Array.from({ length: 1001 }, (_, n) => ({
      ...{
        ...row,
        id: `copy-${n}`,
        ref: `COPY-${n}`,
        ref_norm: `COPY${n}`,
        user_id: 'u-lecteur',
        pdf_id: null,
      },
      ...{ delivery_id: null, delivery: null, validated_at: null },
    }));
    for (let start = 0; start < copies.length; start += 100)
      await app.db
        .insertInto('orders')
        .values(copies.slice(start, start + 100))
        .execute();
    assert.equal((await lecteur('/api/orders?l=0,5000')).json<Order[]>().length, 1000);
    await app.db.deleteFrom('orders').where('user_id', '=', 'u-lecteur').execute();
  });

  it('answers one order with its lines; somebody else’s is answered like an unknown one [C7.35]', async () => {
    await add(garage, 'fa-00001');
    const mine = (await order(garage, { delivery: { daId: 'd-garage-1' } })).json<Order>();
    assert.deepEqual((await garage(`/api/order/${mine.orderId}`)).json<Order>(), mine);
    const foreign = assertRefused(await atelier(`/api/order/${mine.orderId}`), 404, 'notFound');
    const unknown = assertRefused(await atelier('/api/order/nothing'), 404, 'notFound');
    assert.equal(foreign.message, unknown.message);
  });
});
