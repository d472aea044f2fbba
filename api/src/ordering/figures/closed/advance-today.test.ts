import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { buildTestApp } from '../../../testing/test-app.ts';
import { orderFigures } from '../order-figures.service.ts';
import { closeDays } from './close-days.ts';
import { readClosed } from './closed-sales.queries.ts';
import { ORDERS_AT_ONCE } from './end-of-piece.queries.ts';
import { HOUR, MINUTE, salesAtNoon } from './testing/sales-at-noon.ts';

const sales = await salesAtNoon(await buildTestApp({ products: 60 }));
const { app, db, wait, closed, changes, reopen, sell, change, reprice, waysToChange, newcomer } = sales;
const { assertAsOrdersSay, assertSumsHold } = sales;

const MINUTES_LEFT = 5;
const ago = (minutes: number) => new Date(app.now().getTime() - minutes * MINUTE).toISOString();
const rowOfToday = async () => {
  const { made, day } = await readClosed(db);
  return db
    .selectFrom('sales_days')
    .selectAll()
    .where('made', '=', made)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
};
const lastSunday = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
};
const advanced = async () => {
  await closeDays(app);
  await assertAsOrdersSay();
  await assertSumsHold();
};

describe('sums of today', () => {
  beforeEach(async () => {
    wait(10 * MINUTE);
    await closeDays(app);
  });

  it('reach up to some minutes ago, each time a little further [B9.02]', async () => {
    const { orders } = await rowOfToday();
    await sell({ user: 'u-atelier', minutesAgo: 200, cents: 4_000_001 });
    await sell({ user: 'u-garage', minutesAgo: 2, cents: 3_000_001, catalogue: 'Attelage' });
    await reopen();
    await advanced();
    assert.equal((await rowOfToday()).orders, orders + 1, 'one may still be on its way to the disk');
    wait(10 * MINUTE);
    await assertAsOrdersSay();
    await sell({ user: 'u-garage', minutesAgo: 6, cents: 12, catalogue: 'Faisceau' });
    await advanced();
    assert.equal((await rowOfToday()).orders, orders + 3);
    const { until } = (await closed()) ?? assert.fail();
    assert.ok(until <= ago(MINUTES_LEFT) && until > ago(MINUTES_LEFT + 1), until);
  });

  it('are what a look reads, and no order of before [B9.02]', async () => {
    const totals = async () =>
      (await orderFigures(db, { days: '7' }, app.now())).days.at(-1)?.byCatalogue.Kit ?? 0;
    const before = await totals();
    const { made, day, kit } = await rowOfToday();
    const put = (cents: number) =>
      db
        .updateTable('sales_days')
        .set({ kit: cents })
        .where('made', '=', made)
        .where('day', '=', day)
        .execute();
    await put(Number(kit) + 100);
    assert.equal(Math.round((await totals()) - before), 1);
    await put(Number(kit));
  });

  it('follow an order of today that is cancelled, moved, changed, given to another or removed after it was taken in [B9.02]', async () => {
    const withinToday = (id: string) => change(id, { validated_at: ago(1) });
    for (const apply of [...waysToChange, withinToday]) {
      const id = await sell({ minutesAgo: 2, cents: 1_234_567 });
      wait(10 * MINUTE);
      await advanced();
      await apply(id);
      assert.notEqual(await changes(), 0);
      await assertAsOrdersSay();
      wait(10 * MINUTE);
      await advanced();
    }
  });

  it('follow an order that comes late, and one that changes before it was taken in [B9.02]', async () => {
    await sell({ user: 'u-sansfaq', minutesAgo: 90, cents: 88_888 });
    await sell({ user: 'u-sansfaq', minutesAgo: MINUTES_LEFT + 0.5, cents: 77_777 });
    assert.notEqual(await changes(), 0);
    await assertAsOrdersSay();
    const young = await sell({ user: 'u-sansfaq', minutesAgo: 1, cents: 66_666 });
    await reprice(young, 66_667);
    await assertAsOrdersSay();
    wait(10 * MINUTE);
    await advanced();
  });

  it('take in what changed on other days, so that no look reckons it twice [B9.02]', async () => {
    const id = await sell({ daysAgo: 20, cents: 9_999_999 });
    await sell({ daysAgo: 1, cents: 8_888_888, user: 'u-sansfaq' });
    assert.equal(await changes(), 2);
    wait(10 * MINUTE);
    await advanced();
    await change(id, { status: 'annulee' });
    wait(10 * MINUTE);
    await advanced();
  });

  it('count a customer whose first order of all was today, and forget who has none left [B9.02]', async () => {
    const user = await newcomer();
    const id = await sell({ user, minutesAgo: 2, cents: 5_000_000 });
    wait(10 * MINUTE);
    await advanced();
    await change(id, { status: 'annulee' });
    await assertAsOrdersSay();
    wait(10 * MINUTE);
    await advanced();
  });

  it('take more orders of one instant than a piece takes, none twice and none left out [B9.02]', async () => {
    const at = ago(2);
    await sell({ minutesAgo: 3 });
    for (let count = 0; count < 2 * ORDERS_AT_ONCE + 1; count += 1) {
      await sell({ at, cents: 100 + count, user: count % 2 ? 'u-garage' : 'u-atelier' });
    }
    await sell({ minutesAgo: 1 });
    const { orders } = await rowOfToday();
    wait(10 * MINUTE);
    await advanced();
    assert.equal((await rowOfToday()).orders, orders + 2 * ORDERS_AT_ONCE + 3);
    await reopen();
    await advanced();
  });

  it('are there on the days on which the clocks change, and the day after [B9.02]', async () => {
    const year = app.now().getUTCFullYear() + 1;
    for (const noon of [lastSunday(year, 3) + 10 * HOUR, lastSunday(year, 10) + 11 * HOUR]) {
      wait(noon - app.now().getTime());
      for (const hours of [11.9, 11, 10, 9.5, 9, 8.5, 1]) await sell({ minutesAgo: hours * 60 });
      await advanced();
      wait(10 * HOUR);
      for (const hours of [9, 5, 0.01]) await sell({ minutesAgo: hours * 60 });
      await advanced();
      wait(4 * HOUR);
      await advanced();
    }
  });
});
