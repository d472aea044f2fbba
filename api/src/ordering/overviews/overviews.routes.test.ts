import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CustomerOverview, Delivery, ProductOverview } from '@extranet/shared/contracts';
import { newAddress } from '../../testing/addresses.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const post = (url: string, payload: unknown) => garage(url, { method: 'POST', payload });

describe('what a clerk sees beside a record', () => {
  const ofCustomer = async () =>
    (await admin('/api/admin/customer/u-garage/overview')).json<CustomerOverview>();
  const ofProduct = async () =>
    (await admin('/api/admin/product/p-fa-00001/overview')).json<ProductOverview>();

  it('counts a customer’s orders as their list does, what is valid of their year, and shows hidden addresses too [W2.39] [A4.10]', async () => {
    const before = await ofCustomer();
    const sold = await ofProduct();
    await post('/api/cart/item', { prodId: 'p-fa-00001', quantity: 3 });
    const placed = await post('/api/order', { delivery: newAddress });
    assert.equal(placed.status, 200, placed.text);
    const order = placed.json<{ orderTotalPriceET: number; orderDate: string }>();
    const { daId } = (await post('/api/delivery', newAddress)).json<Delivery>();
    await garage(`/api/delivery/${daId}`, { method: 'PUT', payload: { ...newAddress, daStatus: 'hidden' } });
    const now = await ofCustomer();
    assert.equal(now.orders, before.orders + 1);
    assert.equal(now.ordersIdle, before.ordersIdle);
    assert.ok(Math.abs(now.yearTotalPriceET - before.yearTotalPriceET - order.orderTotalPriceET) < 0.005);
    assert.ok(now.lastOrderedAt && now.lastOrderedAt >= (before.lastOrderedAt ?? ''));
    assert.equal(now.deliveries.find((one) => one.daId === daId)?.daStatus, 'hidden');
    const soldNow = await ofProduct();
    assert.deepEqual([soldNow.orders, soldNow.quantity], [sold.orders + 1, sold.quantity + 3]);
    assert.equal(soldNow.lastOrderedAt, now.lastOrderedAt);
  });

  it('has one count of orders: drafts and cancelled ones are in it, and said beside it [W2.39]', async () => {
    const listed = async () => {
      const query = encodeURIComponent(JSON.stringify({ 'orderUserId:eq': 'u-garage' }));
      return (await admin(`/api/admin/orders?query=${query}`)).json<{ orderStatus: string }[]>();
    };
    const [newest] = (await garage('/api/orders')).json<{ orderId: string }[]>();
    const change = { status: 'annulee', state: 'annulee' } as const;
    await app.db
      .updateTable('orders')
      .set(change)
      .where('id', '=', newest?.orderId ?? '')
      .execute();
    const all = await listed();
    const { orders, ordersIdle } = await ofCustomer();
    assert.equal(orders, all.length);
    assert.equal(ordersIdle, all.filter(({ orderStatus }) => orderStatus !== 'validee').length);
    assert.ok(ordersIdle > 0);
  });

  it('is of nobody where there is nobody', async () => {
    assertRefused(await admin('/api/admin/customer/nobody/overview'), 404, 'notFound');
    assertRefused(await admin('/api/admin/customer/u-admin/overview'), 404, 'notFound');
    assertRefused(await admin('/api/admin/product/nothing/overview'), 404, 'notFound');
  });
});
