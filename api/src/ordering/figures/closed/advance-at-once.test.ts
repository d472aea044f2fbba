import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { buildTestApp } from '../../../testing/test-app.ts';
import { closeDays } from './close-days.ts';
import { CHANGES_MAX, dayUntil, fromSums, readClosed } from './closed-sales.queries.ts';
import { MINUTE, salesAtNoon } from './testing/sales-at-noon.ts';

const sales = await salesAtNoon(await buildTestApp({ products: 60 }));
const { app, db, wait, today, changes, sell, change, newcomer, assertAsOrdersSay, assertSumsHold } = sales;

describe('sums of today while they move on', () => {
  beforeEach(async () => {
    wait(10 * MINUTE);
    await closeDays(app);
  });

  it('moved on twice at once, count once [B9.02]', async () => {
    const user = await newcomer();
    for (const minutesAgo of [4, 3, 2]) await sell({ user, minutesAgo, cents: 31 * minutesAgo });
    wait(10 * MINUTE);
    await Promise.all([closeDays(app), closeDays(app), closeDays(app)]);
    await assertAsOrdersSay();
    await assertSumsHold();
  });

  it('take an order that comes or changes while they move on [B9.02]', async () => {
    const ids = await Promise.all([4, 3, 2].map((minutesAgo) => sell({ minutesAgo, cents: 5 * minutesAgo })));
    wait(10 * MINUTE);
    const moving = closeDays(app);
    for (const id of ids) {
      await change(id, { status: 'annulee' });
      await sell({ minutesAgo: 8, cents: 7_000_000, user: 'u-sansfaq' });
      await assertAsOrdersSay();
      await new Promise(setImmediate);
    }
    await moving;
    await assertAsOrdersSay();
    wait(10 * MINUTE);
    await closeDays(app);
    await assertAsOrdersSay();
    await assertSumsHold();
  });

  it('that move on beneath a look make it look again [B9.02]', async () => {
    wait(10 * MINUTE);
    const seen: string[] = [];
    const last = await fromSums(db, today(), async (sums) => {
      seen.push(sums?.day ?? '');
      if (seen.length === 1) await closeDays(app);
      return sums?.until;
    });
    assert.equal(seen.length, 2);
    assert.equal(seen[1], dayUntil(today(), last ?? ''));
    // Were they never at rest, the orders themselves are summed.
    const restless = await fromSums(db, today(), async (sums) => {
      wait(MINUTE);
      await closeDays(app);
      return sums;
    });
    assert.equal(restless, null);
  });

  it('miss no late order while the days are closed again after many changes [B9.02]', async () => {
    const at = app.now().toISOString();
    const many = Array.from({ length: CHANGES_MAX + 1 }, () => ({ user_id: 'u-garage', validated_at: at }));
    await db.insertInto('sales_changed').values(many).execute();
    const before = await readClosed(db);
    const closing = closeDays(app);
    // The old sums reach into today, and count until the new ones take their place; the closing may die before that.
    for (;;) {
      const { made, marks_until } = await readClosed(db);
      if (made !== before.made) break;
      assert.ok(marks_until >= before.marks_until, marks_until);
      await new Promise(setImmediate);
    }
    await closing;
    assert.equal(await changes(), 0);
    const { day } = await readClosed(db);
    assert.ok(day >= before.day, 'moved on again in the same run');
    await assertAsOrdersSay();
    await assertSumsHold();
  });
});
