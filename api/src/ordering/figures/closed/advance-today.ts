import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { insertRows } from '../../../base/db/insert-rows.ts';
import { oneOf } from '../../../base/db/one-of.ts';
import type { SalesDaysTable } from '../../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../../base/db/schema.ts';
import type { FigureDay } from '../../../base/text/figure-days.ts';
import { buyersIn, type Turnover } from '../customers.queries.ts';
import { closedDays } from './closed-days.queries.ts';
import { type ClosedSales, dayUntil, readClosed, sumsUntil } from './closed-sales.queries.ts';
import { endOfPiece } from './end-of-piece.queries.ts';
import { movedCustomers } from './moved-customers.queries.ts';
import { insertSums, periodsUpTo, sumOfDay } from './sum-anew.ts';

/** Those that are left wait for the next turn. */
const CHANGES_AT_ONCE = 100;

/**
 * Takes today's orders up to an instant into the sums that count, some at a time, and what changed in them: what a look would reckon
 * is written down. Looks that began before begin anew, as the sums have another name (fromSums); of two processes the second finds
 * that name, and gives up.
 */
export async function advanceToday(db: Db, days: readonly FigureDay[], limit: string): Promise<void> {
  const today = days.at(-1);
  while (today) {
    const read = await readClosed(db);
    const reaches = sumsUntil(read, today, []);
    if (!reaches || reaches.until >= limit) return;
    const end = await endOfPiece(db, reaches.until, limit);
    // Whoever writes an order of the piece from now on says so.
    await db.updateTable('sales_closed').set({ marks_until: end }).where('marks_until', '<', end).execute();
    const changes = await db
      .selectFrom('sales_changed')
      .selectAll()
      .orderBy('id')
      .limit(CHANGES_AT_ONCE)
      .execute();
    const sums = await sumsAt(db, { ...reaches, changed: changes }, days, end);
    const isDone = await db.transaction().execute(async (transaction) => {
      if (!(await claim(transaction, reaches, end))) return false;
      await writeDays(transaction, reaches, sums.days);
      for (const period of sums.periods) await writeCustomers(transaction, reaches.made, period);
      const ids = changes.map(({ id }) => id);
      if (ids.length > 0) await transaction.deleteFrom('sales_changed').where('id', 'in', ids).execute();
      return true;
    });
    if (!isDone) return;
    await setImmediate();
  }
}

interface PeriodSums {
  readonly period: number;
  readonly ids: readonly string[];
  readonly sums: readonly Turnover[];
  readonly asClosed: readonly Turnover[];
}

async function sumsAt(db: Db, closed: ClosedSales, days: readonly FigureDay[], end: string) {
  const periods: PeriodSums[] = [];
  for (const { period, ...span } of periodsUpTo(days, end)) {
    periods.push({ period, ...(await movedCustomers(db, closed, period, span)) });
    await setImmediate();
  }
  return { periods, days: await daysAt(db, closed, days, end) };
}

/** Today up to there, and each day before it that changed and was summed. */
async function daysAt(db: Db, closed: ClosedSales, days: readonly FigureDay[], end: string) {
  const { made, today } = closed;
  const { whole, soFar } = await closedDays(db, closed, days);
  const more = await sumOfDay(db, today, soFar ? closed.until : today.start, end);
  const rows: Selectable<SalesDaysTable>[] = [
    {
      made,
      day: dayUntil(today, end),
      orders: more.orders + (soFar?.orders ?? 0),
      faisceau: more.faisceau + Number(soFar?.faisceau ?? 0),
      attelage: more.attelage + Number(soFar?.attelage ?? 0),
      kit: more.kit + Number(soFar?.kit ?? 0),
    },
  ];
  for (const [at, day] of days.slice(0, -1).entries()) {
    if (whole.has(day.day)) continue;
    await setImmediate();
    const to = days[at + 1]?.start ?? day.start;
    rows.push({ made, day: day.day, ...(await sumOfDay(db, day, day.start, to)) });
  }
  return rows;
}

async function claim(db: DbOrTransaction, closed: ClosedSales, end: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sales_closed')
    .set({ day: dayUntil(closed.today, end) })
    .where('made', '=', closed.made)
    .where('day', '=', closed.day)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function writeDays(
  db: DbOrTransaction,
  { made, day }: ClosedSales,
  rows: readonly Selectable<SalesDaysTable>[],
): Promise<void> {
  const names = [day, ...rows.map((row) => row.day)];
  await db.deleteFrom('sales_days').where('made', '=', made).where('day', 'in', names).execute();
  await insertRows(db, 'sales_days', rows);
}

/** Those who have no order left in either period have no row. */
async function writeCustomers(
  db: DbOrTransaction,
  made: string,
  { period, ids, sums, asClosed }: PeriodSums,
) {
  await db
    .deleteFrom('sales_customers')
    .where('made', '=', made)
    .where('period', '=', period)
    .where(oneOf(db, 'user_id', ids))
    .execute();
  await insertSums(db, made, period, sums);
  const counted = await db
    .deleteFrom('sales_periods')
    .where('made', '=', made)
    .where('period', '=', period)
    .returning(['buyers', 'buyers_before'])
    .executeTakeFirst();
  const [were, are] = [buyersIn(asClosed), buyersIn(sums)];
  await insertRows(db, 'sales_periods', [
    {
      ...{ made, period },
      buyers: (counted?.buyers ?? 0) - were.now + are.now,
      buyers_before: (counted?.buyers_before ?? 0) - were.before + are.before,
    },
  ]);
}
