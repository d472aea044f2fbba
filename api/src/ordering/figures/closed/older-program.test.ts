import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { dayInParis, midnightInParis } from '../../../base/text/french.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { closeDays } from './close-days.ts';
import { readClosed } from './closed-sales.queries.ts';
import { DAY, MINUTE, salesAtNoon } from './testing/sales-at-noon.ts';

const sales = await salesAtNoon(await buildTestApp({ products: 60 }));
const { app, db, wait, today, closed, changes, sell, change, assertAsOrdersSay, assertSumsHold } = sales;
const { closeAsBefore } = sales;

/** While a new release takes over, one that sums today’s orders at each look reads and closes the same days (ADR 0056). */
describe('sums of today beside an older program', () => {
  beforeEach(async () => {
    await sell({ minutesAgo: 2, cents: 654_321 });
    wait(10 * MINUTE);
    await closeDays(app);
  });

  it('are not taken by it for the sums of the days before today, nor for a whole day’s [B9.02]', async () => {
    // It reads them where the day is today’s.
    const { day, made } = await readClosed(db);
    assert.notEqual(day, today().day);
    const rows = await db.selectFrom('sales_days').select('day').where('made', '=', made).execute();
    assert.ok(!rows.some((row) => row.day === today().day));
  });

  it('go on from days that it closed [B9.02]', async () => {
    await closeAsBefore();
    const sums = (await closed()) ?? assert.fail();
    assert.equal((await readClosed(db)).day, today().day);
    assert.equal(sums.until, today().start);
    await assertAsOrdersSay();
    await closeDays(app);
    const { made, until } = (await closed()) ?? assert.fail();
    assert.equal(made, sums.made, 'its sums are good');
    assert.ok(until > sums.until);
    await assertAsOrdersSay();
    await assertSumsHold();
  });

  it('are closed by it after midnight, yesterday from all its orders [B9.02]', async () => {
    await sell({ minutesAgo: 1, cents: 111_111 });
    const tomorrow = midnightInParis(dayInParis(new Date(app.now().getTime() + DAY)))?.getTime() ?? 0;
    wait(tomorrow + 10 * MINUTE - app.now().getTime());
    await closeAsBefore();
    await assertAsOrdersSay();
    await closeDays(app);
    await assertAsOrdersSay();
    await assertSumsHold();
  });

  it('are made anew where it set the marks back and closed nothing: an order may have come unnoted [B9.02]', async () => {
    const before = await changes();
    await db.updateTable('sales_closed').set({ marks_until: today().start }).execute();
    await sell({ minutesAgo: 7, cents: 222_222 });
    assert.equal(await changes(), before, 'as an order that is not late');
    wait(10 * MINUTE);
    await closeDays(app);
    await assertAsOrdersSay();
    await assertSumsHold();
  });

  it('know of a change that it makes [B9.02]', async () => {
    const id = await sell({ minutesAgo: 2, cents: 333_333 });
    wait(10 * MINUTE);
    await closeDays(app);
    await closeAsBefore();
    await change(id, { status: 'annulee' });
    await assertAsOrdersSay();
    await closeDays(app);
    await assertAsOrdersSay();
  });
});
