import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminOrderRow, FileResponse } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, visitor } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1400 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const listed = async (query: object, more = '') => {
  const answer = await admin(`/api/admin/orders?query=${encodeURIComponent(JSON.stringify(query))}${more}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminOrderRow[]>();
};
const stored = await app.db.selectFrom('orders').selectAll().execute();
const year = Number(stored[0]?.ref.slice(4, 8));

describe('GET /admin/orders', () => {
  it('answers the orders of a year, newest first, with customer, address and lines [A7.23 A2.22 A7.25 A3.08 A3.09 A5.07]', async () => {
    const orders = await listed({ 'year:eq': year });
    assert.equal(orders.length, stored.filter((order) => order.year === year).length);
    const dates = orders.map(({ orderDate }) => orderDate);
    assert.deepEqual(dates, [...dates].sort().reverse());
    for (const {
      items,
      customer,
      delivery,
      orderTotalPriceIT,
      orderTotalPriceET,
      orderVATAmount,
    } of orders) {
      assert.ok(items.length > 0 && items.every(({ itQuantity, itProdRef }) => itQuantity > 0 && itProdRef));
      assert.ok(customer.userCompName && delivery?.daCity);
      assert.ok(Math.abs(orderTotalPriceET + orderVATAmount - orderTotalPriceIT) < 0.001);
    }
    assert.equal((await listed({})).length, stored.length);
    assert.deepEqual(await listed({ 'year:eq': 1999 }), []);
  });

  it('takes a limit, or a slice across several pages [A2.04 A9.01]', async () => {
    const all = await listed({});
    assert.ok(all.length > 600);
    assert.deepEqual(await listed({}, '&limit=25'), all.slice(0, 25));
    assert.deepEqual(await listed({}, '&l=490,20'), all.slice(490, 510));
    assert.deepEqual(await listed({}, '&l=100000,20'), []);
    // A filter by address is applied in code: the orders before the offset are read.
    const delivered = await listed({ 'delivery:contains': 'a' });
    assert.ok(delivered.length > 30);
    assert.deepEqual(await listed({ 'delivery:contains': 'a' }, '&l=10,20'), delivered.slice(10, 30));
    assertRefused(await admin('/api/admin/orders?limit=0'), 400, 'request.invalid');
  });

  it('filters by reference, customer (also with the town), product and delivery, whatever the accents [A2.28]', async () => {
    const [sample] = await listed({}, '&limit=1');
    assert.ok(sample);
    const byRef = await listed({ 'orderRef:prefix': sample.orderRef.toLowerCase().slice(0, 15) });
    assert.deepEqual(
      byRef.map(({ orderRef }) => orderRef),
      [sample.orderRef],
    );
    const named = stored.find(({ internal_ref }) => internal_ref !== '');
    const byInternal = await listed({ 'orderRef:prefix': (named?.internal_ref ?? '').toLowerCase() });
    assert.ok(byInternal.some(({ orderId }) => orderId === named?.id));
    const word = sample.customer.userCompName.slice(2, 9);
    const byCustomer = await listed({ 'customer:contains': word.toUpperCase() });
    assert.ok(byCustomer.some(({ orderId }) => orderId === sample.orderId));
    assert.ok(byCustomer.length < stored.length);
    const line = sample.items[0]?.itProdRef ?? '';
    const byLine = await listed({ 'prodRef:contains': line.slice(1).toLowerCase() });
    assert.ok(byLine.every(({ items }) => items.some(({ itProdRef }) => itProdRef.includes(line.slice(1)))));
    const city = sample.delivery?.daCity ?? '';
    const byCity = await listed(
      { 'delivery:contains': city.toLowerCase(), 'year:eq': Number(sample.orderDate.slice(0, 4)) },
      '&limit=3',
    );
    assert.ok(byCity.length > 0 && byCity.every(({ delivery }) => delivery?.daCity === city));
    assert.deepEqual(await listed({ 'customer:contains': 'nobody at all' }), []);
    const company = sample.customer.userCompName.split(' ').at(-1) ?? '';
    for (const customer of [`${city} ${company}`.toUpperCase(), `${company} ${sample.customer.userName}`]) {
      const both = await listed({ 'customer:contains': customer });
      assert.ok(
        both.some(({ orderId }) => orderId === sample.orderId),
        customer,
      );
      assert.ok(both.length < stored.length);
    }
    assert.deepEqual(await listed({ 'customer:contains': `${company} nowhere-at-all` }), []);
  });

  it('filters by a month as Paris counts it [B4.09]', async () => {
    const [newest] = await listed({}, '&limit=1');
    const id = newest?.orderId ?? '';
    const at = (ordered_at: string) =>
      app.db.updateTable('orders').set({ ordered_at }).where('id', '=', id).execute();
    const isIn = async (month: string) =>
      (await listed({ 'orderMonth:eq': month })).some(({ orderId }) => orderId === id);
    await at('2025-12-31T23:30:00.000Z');
    assert.deepEqual([await isIn('2025-12'), await isIn('2026-01')], [false, true]);
    await at('2026-01-31T22:59:59.000Z');
    assert.deepEqual([await isIn('2026-01'), await isIn('2026-02')], [true, false]);
    await at(newest?.orderDate ?? '');
    for (const month of ['2026-13', '2026-1', 'octobre'])
      assert.equal((await admin(`/api/admin/orders?query={"orderMonth:eq":"${month}"}`)).status, 400);
  });

  it('refuses unknown filters, and callers who are no administrators', async () => {
    for (const query of ['{"x:eq":1}', '{"customer:eq":"x"}', '[]', 'x', '{"year:eq":"soon"}']) {
      const answer = await admin(`/api/admin/orders?query=${encodeURIComponent(query)}`);
      assert.equal(answer.status, 400, query);
    }
    assertRefused(await visitor(app)('/api/admin/orders'), 401, 'auth.required');
    assertRefused(
      await (await signedIn(app, 'garage@demo.example'))('/api/admin/orders'),
      403,
      'auth.forbidden',
    );
  });
});

describe('files of an order', () => {
  it('include its form and the datasheet of a line [A7.24 A2.27] [D5]', async () => {
    const [order] = await listed({ 'orderStatus:eq': 'validee' }, '&limit=1');
    const form = (await admin(`/api/admin/order/pdf/${order?.orderId}`)).json<FileResponse>();
    assert.equal(form.mimetype, 'application/pdf');
    assert.equal(form.name, order?.orderPDFFilename);
    const items = await app.db
      .selectFrom('order_items')
      .innerJoin('products', 'products.id', 'order_items.product_id')
      .select(['order_items.id', 'products.datasheet_id'])
      .execute();
    const withSheet = items.find(({ datasheet_id }) => datasheet_id);
    const without = items.find(({ datasheet_id }) => !datasheet_id);
    const sheet = (await admin(`/api/admin/order/item/${withSheet?.id}/datasheet`)).json<FileResponse>();
    assert.ok(Buffer.from(sheet.contents, 'base64').includes('%PDF-'));
    assertRefused(await admin(`/api/admin/order/item/${without?.id}/datasheet`), 404, 'notFound');
    assertRefused(await admin('/api/admin/order/pdf/nothing'), 404, 'notFound');
    const garage = await signedIn(app, 'garage@demo.example');
    assertRefused(await garage(`/api/admin/order/pdf/${order?.orderId}`), 403, 'auth.forbidden');
  });
});
