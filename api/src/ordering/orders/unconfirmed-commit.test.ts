import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Cart, Order } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, database } = await buildTestApp();
const atelier = await signedIn(app, 'atelier@demo.example');
const orders = async () => (await atelier('/api/orders')).json<Order[]>();

it('an order whose commit the disk did not confirm is not acknowledged; a repeat with its key finds it, once [C7.33]', async () => {
  const before = (await orders()).length;
  await app.db.deleteFrom('cart_items').execute();
  await atelier('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 2 } });
  const place = () =>
    atelier('/api/order', {
      method: 'POST',
      payload: { delivery: { daId: 'd-atelier-1' } },
      headers: { 'idempotency-key': 'late-disk' },
    });

  // Committed, then no answer from the disk, as when the connection breaks between the two.
  const { lateFlush } = database.dialect;
  const broken = { begin: lateFlush?.begin ?? sql`select 1`, flush: sql`select * from nowhere` };
  Object.assign(database.dialect, { lateFlush: broken });
  const unconfirmed = await place();
  assert.ok(unconfirmed.status >= 500, unconfirmed.text);

  Object.assign(database.dialect, { lateFlush });
  const found = await place();
  assert.equal(found.status, 200, found.text);
  assert.deepEqual((await place()).json<Order>(), found.json<Order>());
  const after = await orders();
  assert.equal(after.length, before + 1);
  assert.equal(after.filter(({ orderRef }) => orderRef === found.json<Order>().orderRef).length, 1);
  assert.deepEqual((await atelier('/api/cart')).json<Cart>().items, []);
});
