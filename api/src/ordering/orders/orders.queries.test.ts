import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { cancelDraft, listExpiredDrafts, updateDraft } from './orders.queries.ts';

const { app } = await buildTestApp({ products: 60 });
const order = await app.db
  .selectFrom('orders')
  .selectAll()
  .where('user_id', '=', 'u-garage')
  .where('status', '=', 'validee')
  .executeTakeFirstOrThrow();
const readAgain = () =>
  app.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();

describe('an order that was validated just before a change or expiry of its draft [C4.09]', () => {
  it('is not changed as a draft', async () => {
    const changes = { status: 'brouillon', total_it_cents: 1 } as const;
    assert.equal(await updateDraft(app.db, order.user_id, order.id, changes), false);
    assert.deepEqual(await readAgain(), order);
  });

  it('is not cancelled', async () => {
    assert.equal(await cancelDraft(app.db, order.id, app.now()), undefined);
    assert.deepEqual(await readAgain(), order);
  });

  it('is not listed as an expired draft, whatever its date', async () => {
    const past = { expires_at: '2000-01-01T00:00:00.000Z' };
    await app.db.updateTable('orders').set(past).where('id', '=', order.id).execute();
    assert.deepEqual(await listExpiredDrafts(app.db, app.now(), 100), []);
  });
});
