import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RETURN_STATES } from '@extranet/shared/rules/order';
import { createRandom } from '../base/random.ts';
import { demoDocuments } from './documents.ts';
import { demoOrders } from './orders.ts';
import { demoDeliveries, demoUsers } from './people.ts';
import { demoProducts } from './products.ts';
import { demoReturns } from './returns.ts';

const today = new Date('2026-11-25T00:00:00Z');
const random = createRandom(2026);
const users = demoUsers(80, 'hash', random, today);
const sources = {
  users,
  deliveries: demoDeliveries(users, random),
  products: demoProducts(6000, random, today),
  specialPrices: [],
};
const { orders, items, events, parcels } = demoOrders(3000, sources, random, today);
const { returns } = demoReturns({ orders, items, parcels }, today);
const { documents } = demoDocuments({ orders, items, parcels, returns, today });
const orderOf = new Map(orders.map((order) => [order.id, order]));
const dayOf = (moment: string) => moment.slice(0, 10);
const now = today.toISOString();

describe('the lives of the demonstration’s orders', () => {
  it('papers are of orders that have left, none from before the parcel, none from after today [B4.08]', () => {
    const sentOn = new Map(parcels.map(({ order_id, sent_at }) => [order_id, dayOf(sent_at)]));
    for (const { number, order_id, issued_on } of documents) {
      const order = orderOf.get(order_id);
      assert.ok(order && (order.state === 'livree' || order.state === 'expediee'), number);
      assert.ok(issued_on >= (sentOn.get(order_id) ?? dayOf(order.ordered_at)), number);
      assert.ok(issued_on <= dayOf(now), number);
    }
  });

  it('nothing happens before its order, arrives before it left or after today [B4.02]', () => {
    for (const { order_id, sent_at, delivered_at } of parcels) {
      assert.ok(sent_at > (orderOf.get(order_id)?.ordered_at ?? now), order_id);
      assert.ok(sent_at <= now && (delivered_at === null || delivered_at > sent_at), order_id);
      assert.ok((delivered_at ?? now) <= now, order_id);
    }
    for (const { order_id, at } of events)
      assert.ok(at > (orderOf.get(order_id)?.ordered_at ?? now) && at <= now, order_id);
  });

  it('no day is promised before its order, and some orders are late [B4.02]', () => {
    const promised = items.filter(({ promised_on }) => promised_on !== null);
    for (const { order_id, promised_on } of promised)
      assert.ok((promised_on ?? '') > dayOf(orderOf.get(order_id)?.ordered_at ?? now), order_id);
    const late = promised.filter(
      ({ state, promised_on }) =>
        state !== 'livree' && state !== 'expediee' && (promised_on ?? '') < dayOf(now),
    );
    assert.ok(late.length > 0);
  });

  it('what comes back had arrived [B4.07]', () => {
    const arrivedAt = new Map(parcels.map(({ order_id, delivered_at }) => [order_id, delivered_at]));
    assert.equal(returns.length, 2 * RETURN_STATES.length);
    for (const { ref, order_id, asked_at } of returns) {
      assert.equal(orderOf.get(order_id)?.state, 'livree', ref);
      assert.ok((arrivedAt.get(order_id) ?? '') < asked_at, ref);
    }
  });
});
