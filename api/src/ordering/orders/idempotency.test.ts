import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, Order } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, database, wait } = await buildTestApp({ products: 60 });
const garage = await signedIn(app, 'garage@demo.example');
const fill = (quantity = 1) =>
  garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity } });
const order = (key: string) =>
  garage('/api/order', {
    method: 'POST',
    payload: { delivery: { daId: 'd-garage-1' } },
    headers: { 'idempotency-key': key },
  });
const MINUTE = 60_000;
const rollback = new Error('the test rolls back');

describe('the key of an order', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('cart_items').execute();
  });

  it('answers its first order even minutes later, with a new cart [C7.33] [W3.06]', async () => {
    await fill();
    const first = (await order('minutes-later')).json<Order>();
    wait(3 * MINUTE);
    await fill(2);
    assert.deepEqual((await order('minutes-later')).json<Order>(), first);
    assert.equal((await garage('/api/cart')).json<Cart>().items.length, 1);
  });

  it('is free at once after a refused order, and leaves no row [C7.33]', async () => {
    assertRefused(await order('came-to-nothing'), 409, 'cart.empty');
    const rows = app.db.selectFrom('idempotency_keys').select('key').where('key', '=', 'came-to-nothing');
    assert.deepEqual(await rows.execute(), []);
    await fill();
    assert.equal((await order('came-to-nothing')).status, 200);
  });

  // On SQLite there is one transaction at a time: a second one waits and finds the answer.
  if (database.dialect.name !== 'sqlite')
    it('is held until the order’s transaction ends, whatever the clock says, and then free [W3.07]', async () => {
      await fill();
      const elsewhere = app.db.transaction().execute(async (transaction) => {
        assert.ok(await database.dialect.tryLock(transaction, 'order:u-garage:held-elsewhere'));
        for (const minutes of [0, 3, 60 * 24 * 20, -60 * 24 * 25]) {
          wait(minutes * MINUTE);
          assertRefused(await order('held-elsewhere'), 409, 'order.inProgress');
        }
        wait((60 * 24 * 5 - 3) * MINUTE);
        throw rollback;
      });
      await assert.rejects(elsewhere, rollback);
      assert.equal((await order('held-elsewhere')).status, 200);
    });
});
