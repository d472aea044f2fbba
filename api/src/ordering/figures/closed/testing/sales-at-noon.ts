import assert from 'node:assert/strict';
import type { Catalogue } from '@extranet/shared/contracts';
import { FIGURE_DAYS } from '@extranet/shared/contracts';
import type { App } from '../../../../base/app-types.ts';
import { weeksUpTo } from '../../../../base/desk/weeks.ts';
import { newId } from '../../../../base/secrets/tokens.ts';
import { lastDays } from '../../../../base/text/figure-days.ts';
import { dayInParis, midnightInParis } from '../../../../base/text/french.ts';
import { turnoverOf } from '../../customers.queries.ts';
import { orderFigures } from '../../order-figures.service.ts';
import { salesOfWeeks } from '../../weeks.ts';
import { closedSales, readClosed } from '../closed-sales.queries.ts';
import { DAYS_SUMMED, periodsUpTo, sumCustomers, sumDaysAnew } from '../sum-anew.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Sale {
  readonly user?: string;
  readonly daysAgo?: number;
  readonly minutesAgo?: number;
  /** The instant itself. */
  readonly at?: string;
  readonly cents?: number;
  readonly catalogue?: Catalogue;
  readonly status?: 'validee' | 'brouillon';
}

interface AtNoon {
  readonly app: App;
  readonly wait: (milliseconds: number) => void;
}

/** To an application at a noon: customers who ordered in each of the periods. */
export async function salesAtNoon({ app, wait }: AtNoon) {
  const { db } = app;
  const today = () => lastDays(app.now(), 1)[0] ?? assert.fail();
  const closed = () => closedSales(db, today());
  const changes = async () => (await db.selectFrom('sales_changed').selectAll().execute()).length;
  const reopen = () => db.updateTable('sales_closed').set({ day: '' }).execute();
  const change = (id: string, values: object) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute();
  const reprice = async (id: string, cents: number) => {
    const total = { total_et_cents: cents, total_it_cents: cents };
    await db.updateTable('order_items').set(total).where('order_id', '=', id).execute();
    await change(id, total);
  };
  const remove = async (id: string) => {
    await db.deleteFrom('order_items').where('order_id', '=', id).execute();
    await db.deleteFrom('orders').where('id', '=', id).execute();
  };
  /** Cancelled, moved to another day, given to another, changed in its total, or removed. */
  const waysToChange: readonly ((id: string) => Promise<unknown>)[] = [
    (id) => change(id, { status: 'annulee' }),
    (id) => change(id, { validated_at: new Date(app.now().getTime() - 45 * DAY).toISOString() }),
    (id) => change(id, { user_id: 'u-lecteur' }),
    (id) => reprice(id, 3),
    remove,
  ];

  /** An order with one line, written as a program that knows nothing of sums would write it. */
  async function sell({
    user = 'u-garage',
    daysAgo = 3,
    minutesAgo = daysAgo * 24 * 60,
    at = new Date(app.now().getTime() - minutesAgo * MINUTE).toISOString(),
    cents = 10_000,
    catalogue = 'Kit',
    status = 'validee',
  }: Sale = {}): Promise<string> {
    const id = newId();
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', 'validee')
      .executeTakeFirstOrThrow();
    const line = await db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('orders')
        .values({
          ...order,
          id,
          ref: id,
          ref_norm: id,
          user_id: user,
          status,
          pdf_id: null,
          ordered_at: at,
          validated_at: status === 'validee' ? at : null,
          total_et_cents: cents,
          vat_cents: 0,
          total_it_cents: cents,
        })
        .execute();
      await transaction
        .insertInto('order_items')
        .values({
          ...line,
          id,
          order_id: id,
          total_et_cents: cents,
          vat_cents: 0,
          total_it_cents: cents,
          catalogue,
        })
        .execute();
    });
    return id;
  }

  /** What the closed days and the changes since say of each period is what all orders say. */
  async function assertAsOrdersSay(): Promise<void> {
    assert.ok(await closed(), 'the days are closed');
    const all = async () => {
      const figures = await Promise.all(FIGURE_DAYS.map((days) => orderFigures(db, { days }, app.now())));
      return [...figures, await salesOfWeeks(db, weeksUpTo(app.now()))];
    };
    const shown = await all();
    const { day } = await db.selectFrom('sales_closed').select('day').executeTakeFirstOrThrow();
    await reopen();
    const reckoned = await all();
    await db.updateTable('sales_closed').set({ day }).execute();
    assert.deepEqual(shown, reckoned);
  }

  /** Each sum, of each customer, says what the orders up to there say. Where no change waits, none is off. */
  async function assertSumsHold(): Promise<void> {
    assert.equal(await changes(), 0, 'no change waits');
    const sums = (await closed()) ?? assert.fail('the days are closed');
    for (const { period, ...span } of periodsUpTo(lastDays(app.now(), DAYS_SUMMED + 1), sums.until)) {
      const rows = await db
        .selectFrom('sales_customers')
        .select(['user_id', 'cents', 'before_cents', 'lost_cents'])
        .where('made', '=', sums.made)
        .where('period', '=', period)
        .orderBy('user_id')
        .execute();
      const of = rows.map((row) => [
        row.user_id,
        ...[row.cents, row.before_cents, row.lost_cents].map(Number),
      ]);
      const reckoned = (await turnoverOf(db, span))
        .map(({ user_id, cents, before }) => [user_id, Number(cents), Number(before)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      assert.deepEqual(
        of,
        reckoned.map(([id, cents, before]) => [id, cents, before, before - cents]),
      );
      const { buyers, buyers_before } = await db
        .selectFrom('sales_periods')
        .selectAll()
        .where('made', '=', sums.made)
        .where('period', '=', period)
        .executeTakeFirstOrThrow();
      assert.equal(buyers, reckoned.filter(([, cents]) => cents > 0).length);
      assert.equal(buyers_before, reckoned.filter(([, , before]) => before > 0).length);
    }
  }

  /** As the program closed the days before the sums moved on within one. */
  async function closeAsBefore(): Promise<void> {
    const days = lastDays(app.now(), DAYS_SUMMED + 1);
    const { day, start } = today();
    const before = await readClosed(db);
    if (before.day === day) return;
    await db.updateTable('sales_closed').set({ marks_until: start }).execute();
    const noted = await db.selectFrom('sales_changed').selectAll().execute();
    const made = newId();
    const changedDays = new Set(noted.map(({ validated_at }) => dayInParis(new Date(validated_at))));
    await sumDaysAnew(db, before.made, days, made, changedDays);
    await sumCustomers(db, days, made);
    await db.updateTable('sales_closed').set({ made, day }).where('made', '=', before.made).execute();
    for (const { id } of noted) await db.deleteFrom('sales_changed').where('id', '=', id).execute();
  }

  /** Who never ordered. */
  const newcomer = async () => {
    const ordered = db.selectFrom('orders').select('user_id');
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'not in', ordered)
      .executeTakeFirstOrThrow();
    return user.id;
  };

  const noon = (midnightInParis(dayInParis(app.now()))?.getTime() ?? 0) + 36 * HOUR;
  wait(noon - app.now().getTime());
  const users = await db.selectFrom('users').select('id').where('is_admin', '=', 0).limit(25).execute();
  for (const [at, { id: user }] of users.entries()) {
    for (const daysAgo of [2, 9, 40, 100, 200, 400, 720]) {
      await sell({ user, daysAgo: daysAgo + at, cents: 1000 * ((at * 7) % 25) + 10 * daysAgo });
    }
  }
  const tools = {
    app,
    db,
    wait,
    today,
    closed,
    changes,
    reopen,
    sell,
    change,
    reprice,
    waysToChange,
    newcomer,
  };
  return { ...tools, assertAsOrdersSay, assertSumsHold, closeAsBefore };
}
