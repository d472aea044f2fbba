import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order, OrderedProducts } from '@extranet/shared/contracts';
import { newAddress } from '../../testing/addresses.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 60 });
const atelier = await signedIn(app, 'atelier@demo.example');
const garage = await signedIn(app, 'garage@demo.example');
const ok = <T>(answer: Awaited<ReturnType<typeof atelier>>): T => {
  assert.equal(answer.status, 200, answer.text);
  return answer.json<T>();
};
const order = async (prodIds: readonly string[], payload: object = { delivery: newAddress }) => {
  // Orders of one millisecond have no order.
  wait(1000);
  for (const prodId of prodIds)
    ok(await atelier('/api/cart/item', { method: 'POST', payload: { prodId, quantity: 1 } }));
  return ok<Order>(await atelier('/api/order', { method: 'POST', payload }));
};
const ordered = async (call = atelier) => ok<OrderedProducts>(await call('/api/ordered'));
const told = async () => (await ordered()).map(({ orderRef, prodIds }) => [orderRef, [...prodIds].sort()]);
const [ONE, TWO, KIT] = ['p-fa-00001', 'p-fa-00002', 'p-ki-00001'] as const;

describe('what an account has ordered', () => {
  it('is each product with its last order, the newest order first, and nobody else’s [B6.04]', async () => {
    const demonstration = await told();
    const garages = await ordered(garage);
    const first = await order([ONE, TWO]);
    const second = await order([ONE, KIT]);
    assert.deepEqual(await told(), [
      [second.orderRef, [ONE, KIT].sort()],
      [first.orderRef, [TWO]],
      ...demonstration,
    ]);
    const [newest] = await ordered();
    assert.deepEqual([newest?.orderId, newest?.orderDate], [second.orderId, second.orderDate]);
    assert.deepEqual(await ordered(garage), garages);
  });

  it('is no draft, and nothing that was cancelled: the order before counts [B6.04]', async () => {
    const before = await told();
    await order([ONE], {});
    assert.deepEqual(await told(), before);
    await app.db.deleteFrom('cart_items').execute();
    const whole = await order([TWO]);
    ok(
      await atelier(`/api/order/${whole.orderId}/cancel`, {
        method: 'POST',
        payload: { version: 1, itIds: whole.items.map(({ itId }) => itId) },
      }),
    );
    assert.deepEqual(await told(), before);
    const part = await order([TWO, KIT]);
    const gone = part.items.filter(({ itProdId }) => itProdId === KIT).map(({ itId }) => itId);
    ok(
      await atelier(`/api/order/${part.orderId}/cancel`, {
        method: 'POST',
        payload: { version: 1, itIds: gone },
      }),
    );
    const others = before.filter(([, ids]) => String(ids) !== TWO);
    assert.equal(others.length, before.length - 1);
    assert.deepEqual(await told(), [[part.orderRef, [TWO]], ...others]);
  });
});
