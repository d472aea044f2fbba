import { setImmediate } from 'node:timers/promises';
import { FIGURE_DAYS } from '@extranet/shared/contracts';
import { insertRows } from '../../../base/db/insert-rows.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { FigureDay } from '../../../base/text/figure-days.ts';
import { type Periods, type Turnover, turnoverOf } from '../customers.queries.ts';
import { ordersOf, sumDays } from '../turnover.queries.ts';

const PERIODS = FIGURE_DAYS.map(Number);
/** What the longest period and the one before it need, besides today. */
export const DAYS_SUMMED = 2 * Math.max(...PERIODS);
/** In small steps: SQLite works inside the process, and other calls come between them. */
const CUSTOMERS_AT_ONCE = 100;

/** A day whose orders did not change keeps its sum. */
export async function sumDaysAnew(
  db: DbOrTransaction,
  before: string,
  days: readonly FigureDay[],
  made: string,
  changedDays: ReadonlySet<string>,
): Promise<void> {
  const summed = await db.selectFrom('sales_days').selectAll().where('made', '=', before).execute();
  const known = new Map(summed.map((row) => [row.day, row]));
  const rows: typeof summed = [];
  for (const [at, day] of days.slice(0, -1).entries()) {
    const sum = changedDays.has(day.day) ? undefined : known.get(day.day);
    if (sum) rows.push({ ...sum, made });
    else {
      const to = days[at + 1]?.start ?? day.start;
      rows.push({ made, day: day.day, ...(await sumOfDay(db, day, day.start, to)) });
      await setImmediate();
    }
  }
  await insertRows(db, 'sales_days', rows);
}

/** Of the orders of this day between two instants. */
export async function sumOfDay(db: DbOrTransaction, day: FigureDay, from: string, to: string) {
  const cents = (await sumDays(db, [day], from, to)).get(day.day);
  const { orders } = await ordersOf(db, from, to);
  return {
    orders,
    faisceau: cents?.Faisceau ?? 0,
    attelage: cents?.Attelage ?? 0,
    kit: cents?.Kit ?? 0,
  };
}

/** Each period and the one before it, up to an instant of the last of the days. */
export function periodsUpTo(days: readonly FigureDay[], to: string): (Periods & { period: number })[] {
  // The day that is not over belongs to each period as its last one.
  const startOf = (count: number) => days.at(-count)?.start ?? to;
  return PERIODS.map((period) => ({
    period,
    before: startOf(2 * period),
    from: startOf(period),
    to,
  }));
}

/** Of each customer, for each period and the one before it. */
export async function sumCustomers(
  db: DbOrTransaction,
  days: readonly FigureDay[],
  made: string,
): Promise<void> {
  const periods = periodsUpTo(days, days.at(-1)?.start ?? '');
  let last = '';
  for (;;) {
    const customers = await db
      .selectFrom('users')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CUSTOMERS_AT_ONCE)
      .execute();
    if (customers.length === 0) break;
    const ids = customers.map(({ id }) => id);
    last = ids.at(-1) ?? '';
    for (const { period, ...span } of periods) {
      const sums = await turnoverOf(db, span, ids);
      await insertSums(db, made, period, sums);
      await setImmediate();
    }
  }
  await countBuyers(db, made);
}

export const insertSums = (db: DbOrTransaction, made: string, period: number, sums: readonly Turnover[]) =>
  insertRows(
    db,
    'sales_customers',
    sums.map(({ user_id, cents, before }) => ({
      made,
      period,
      user_id,
      cents: Number(cents),
      before_cents: Number(before),
      lost_cents: Number(before) - Number(cents),
    })),
  );

async function countBuyers(db: DbOrTransaction, made: string): Promise<void> {
  const rows = await db
    .selectFrom('sales_customers')
    .select(({ fn, eb }) => [
      'period',
      fn.sum<number>(eb.case().when('cents', '>', 0).then(1).else(0).end()).as('buyers'),
      fn.sum<number>(eb.case().when('before_cents', '>', 0).then(1).else(0).end()).as('buyers_before'),
    ])
    .where('made', '=', made)
    .groupBy('period')
    .execute();
  const counted = rows.map(({ period, buyers, buyers_before }) => ({
    ...{ made, period },
    ...{ buyers: Number(buyers), buyers_before: Number(buyers_before) },
  }));
  await insertRows(db, 'sales_periods', counted);
}
