import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { dayInParis, midnightInParis } from '../../../base/text/french.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { closeDays } from './close-days.ts';
import { CHANGES_MAX } from './closed-sales.queries.ts';
import { DAY, HOUR, salesAtNoon } from './testing/sales-at-noon.ts';

const { app, db, wait, closed, changes, reopen, sell, change, waysToChange, assertAsOrdersSay } =
  await salesAtNoon(await buildTestApp({ products: 60 }));

describe('sums of closed days', () => {
  beforeEach(async () => {
    await closeDays(app);
  });

  it('say of each period what its orders say, today’s included [B9.02]', async () => {
    await assertAsOrdersSay();
    await sell({ user: 'u-atelier', daysAgo: 0, cents: 777_777, catalogue: 'Attelage' });
    await sell({ user: 'u-sansfaq', daysAgo: 0, cents: 55 });
    await assertAsOrdersSay();
    assert.equal(await changes(), 0);
  });

  it('follow an order of a past day that is cancelled, moved, changed, given to another or removed [B9.02]', async () => {
    for (const apply of waysToChange) {
      const id = await sell({ cents: 1_234_567 });
      await assertAsOrdersSay();
      await reopen();
      await closeDays(app);
      assert.equal(await changes(), 0);
      await apply(id);
      assert.notEqual(await changes(), 0);
      await assertAsOrdersSay();
    }
  });

  it('follow an order that comes late, and a draft validated for a past day [B9.02]', async () => {
    await sell({ user: 'u-sansfaq', daysAgo: 1, cents: 99_999 });
    await assertAsOrdersSay();
    const draft = await sell({ user: 'u-moderateur', status: 'brouillon', cents: 44_444 });
    await assertAsOrdersSay();
    await change(draft, {
      status: 'validee',
      validated_at: new Date(app.now().getTime() - 2 * DAY).toISOString(),
    });
    await assertAsOrdersSay();
  });

  it('note nothing of what counts for nothing: an order of today, a draft, a step of its life [B9.02]', async () => {
    await db.deleteFrom('sales_changed').execute();
    const old = await sell({ daysAgo: 0 });
    await sell({ status: 'brouillon', daysAgo: 5 });
    await change(old, { state: 'expediee', version: 7, status: 'validee' });
    // As an order from before there was such a column.
    const undated = await sell({ status: 'brouillon' });
    await change(undated, { status: 'validee' });
    await change(undated, { status: 'annulee' });
    assert.equal(await changes(), 0);
  });

  it('take an order that changes while the days are closed [B9.02]', async () => {
    const ids = await Promise.all([1, 2, 3].map((daysAgo) => sell({ daysAgo, cents: 5000 * daysAgo })));
    await reopen();
    const closing = closeDays(app);
    for (const id of ids) {
      await change(id, { status: 'annulee' });
      await new Promise(setImmediate);
    }
    await closing;
    await assertAsOrdersSay();
  });

  it('closed twice at once, count once [B9.02]', async () => {
    await sell({ daysAgo: 4, cents: 31 });
    await reopen();
    await Promise.all([closeDays(app), closeDays(app)]);
    await assertAsOrdersSay();
  });

  it('are left for the orders themselves after many changes, until the days are closed again [B9.02]', async () => {
    const { validated_at } = await db
      .selectFrom('orders')
      .select('validated_at')
      .where('status', '=', 'validee')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: CHANGES_MAX + 1 }, () => ({
      user_id: 'u-garage',
      validated_at: validated_at ?? '',
    }));
    await db.insertInto('sales_changed').values(many).execute();
    assert.equal(await closed(), null);
    await closeDays(app);
    assert.equal(await changes(), 0);
    await assertAsOrdersSay();
  });

  it('are made anew on the next day, some minutes after it began [B9.02]', async () => {
    await sell({ daysAgo: 0, cents: 4321 });
    const midnight = midnightInParis(dayInParis(new Date(app.now().getTime() + DAY)))?.getTime() ?? 0;
    wait(midnight + 60_000 - app.now().getTime());
    assert.equal(await closed(), null);
    await closeDays(app);
    assert.equal(await closed(), null);
    wait(HOUR);
    await closeDays(app);
    await assertAsOrdersSay();
    const generations = await db.selectFrom('sales_days').select('made').distinct().execute();
    assert.ok(generations.length <= 2, 'older sums are gone');
  });
});
