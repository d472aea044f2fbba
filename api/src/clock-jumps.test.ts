import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Order } from '@extranet/shared/contracts';
import { takeAttempt } from './base/throttle/throttle.queries.ts';
import { signedIn } from './testing/signed-in.ts';
import { buildTestApp } from './testing/test-app.ts';

const DAY = 86_400_000;
const { app, database, wait } = await buildTestApp();

const garage = await signedIn(app, 'garage@demo.example');
async function order(): Promise<Order> {
  await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
  const placed = await garage('/api/order', {
    method: 'POST',
    payload: { delivery: { daId: 'd-garage-1' } },
  });
  assert.equal(placed.status, 200, placed.text);
  return placed.json<Order>();
}

/** Lists the years whose orders do not have every number from 1 to the counter exactly once. */
async function gaps(): Promise<string[]> {
  const counters = await database.db.selectFrom('order_counters').selectAll().execute();
  const orders = await database.db.selectFrom('orders').select(['ref', 'year']).execute();
  return counters.flatMap(({ year, last }) => {
    const refs = new Set(orders.filter((one) => one.year === year).map(({ ref }) => ref));
    return Array.from(
      { length: Number(last) },
      (_, index) => `CMD-${year}-${String(index + 1).padStart(6, '0')}`,
    ).filter((ref) => !refs.has(ref));
  });
}

describe('a clock that jumps', () => {
  it('numbers orders without a gap and gives each a unique id, before, during and after', async () => {
    const placed = [await order()];
    for (const jump of [DAY, -2 * DAY, 400 * DAY, -400 * DAY, 2 * DAY - DAY]) {
      wait(jump);
      // The session is valid for 30 days: 400 days later it has expired, and back in time it is valid again.
      if (jump < 40 * DAY && jump > -40 * DAY) placed.push(await order());
    }
    assert.equal(new Set(placed.map(({ orderId }) => orderId)).size, placed.length);
    assert.equal(new Set(placed.map(({ orderRef }) => orderRef)).size, placed.length);
    assert.deepEqual(await gaps(), []);
  });

  it('numbers an order of new year’s eve by the year in Paris [W3.16]', async () => {
    const year = app.now().getUTCFullYear();
    for (const [minute, expected] of [
      ['22:59', year],
      ['23:30', year + 1],
    ] as const) {
      const jump = Date.parse(`${year}-12-31T${minute}:00Z`) - app.now().getTime();
      wait(jump);
      const caller = await signedIn(app, 'atelier@demo.example');
      await caller('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
      const payload = { delivery: { daId: 'd-atelier-1' } };
      const placed = await caller('/api/order', { method: 'POST', payload });
      wait(-jump);
      assert.equal(placed.status, 200, placed.text);
      assert.match(placed.json<Order>().orderRef, new RegExp(`^CMD-${expected}-`));
    }
    assert.deepEqual(await gaps(), []);
  });

  it('ends only the sessions that are too old by it', async () => {
    assert.equal((await garage('/api/user')).status, 200);
    wait(31 * DAY);
    assert.equal((await garage('/api/user')).status, 401);
    wait(-31 * DAY);
    assert.equal((await garage('/api/user')).status, 200);
    wait(-DAY);
    assert.equal((await garage('/api/user')).status, 200);
    wait(DAY);
  });

  it('limits attempts for one window at most, also after a window that was opened while the clock was ahead', async () => {
    const limit = { attempts: 3, windowMs: 15 * 60_000 };
    const attempt = () => takeAttempt(database.db, 'clock', limit, app.now());
    const held = async () => {
      for (let number = 0; number < limit.attempts; number += 1) await attempt();
      await assert.rejects(attempt(), { statusCode: 429 });
    };
    wait(30 * DAY);
    await held();
    wait(-30 * DAY);
    await held();
    wait(16 * 60_000);
    await held();
  });

  it('answers a repeated order with the first one, whatever the time is', async () => {
    const fill = () =>
      garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const payload = { delivery: { daId: 'd-garage-1' } };
    const send = () =>
      garage('/api/order', { method: 'POST', payload, headers: { 'idempotency-key': 'cle-du-futur-1' } });
    wait(20 * DAY);
    await fill();
    const sent = await send();
    assert.equal(sent.status, 200, sent.text);
    wait(-20 * DAY);
    await fill();
    assert.deepEqual((await send()).json<Order>(), sent.json<Order>());
  });
});
