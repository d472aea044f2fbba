import type { WeekFigures } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { type DeskWeeks, WEEK_DAYS, type Weeks } from '../../base/desk/weeks.ts';
import type { FigureDay } from '../../base/text/figure-days.ts';
import { dayInParis } from '../../base/text/french.ts';
import { type ClosedSales, closedSales } from './closed/closed-sales.queries.ts';
import { movedCustomers } from './closed/moved-customers.queries.ts';
import { type Turnover, turnoverOf } from './customers.queries.ts';
import { ordersOf } from './turnover.queries.ts';

type Sales = Pick<WeekFigures, 'orders' | 'turnover' | 'buyers'>;

export async function salesOfWeeks(db: Reading, { days, week, before }: DeskWeeks): Promise<Weeks<Sales>> {
  const today = days.at(-1);
  const closed = today ? await closedSales(db, today) : null;
  const periods = { before: before.from, ...week };
  const buyers = closed ? await buyersSince(db, closed, periods) : buyersIn(await turnoverOf(db, periods));
  const of = async (some: readonly FigureDay[], end: string, count: number): Promise<Sales> => {
    const { orders, cents } = await sumOf(db, closed, some, end);
    return { orders, turnover: cents / 100, buyers: count };
  };
  return {
    week: await of(days.slice(WEEK_DAYS), week.to, buyers.now),
    before: await of(days.slice(0, WEEK_DAYS), before.to, buyers.before),
  };
}

/** Of these days, which end there: closed ones as they were summed. */
async function sumOf(db: Reading, closed: ClosedSales | null, days: readonly FigureDay[], end: string) {
  if (!closed) return ordersOf(db, days[0]?.start ?? end, end);
  const changedDays = closed.changed.map(({ validated_at }) => dayInParis(new Date(validated_at)));
  const rows = await db
    .selectFrom('sales_days')
    .selectAll()
    .where('made', '=', closed.made)
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.day, row]));
  let [orders, cents] = [0, 0];
  for (const [at, { day, start }] of days.entries()) {
    const row = changedDays.includes(day) ? undefined : known.get(day);
    const sum = row
      ? { orders: row.orders, cents: Number(row.faisceau) + Number(row.attelage) + Number(row.kit) }
      : await ordersOf(db, start, days[at + 1]?.start ?? end);
    orders += sum.orders;
    cents += sum.cents;
  }
  return { orders, cents };
}

interface Buyers {
  readonly now: number;
  readonly before: number;
}

const buyersIn = (sums: readonly Turnover[]): Buyers => ({
  now: sums.filter(({ cents }) => Number(cents) > 0).length,
  before: sums.filter(({ before }) => Number(before) > 0).length,
});

/** Those who were counted when the days were closed, with those who moved counted as they are now. */
async function buyersSince(
  db: Reading,
  closed: ClosedSales,
  periods: Parameters<typeof turnoverOf>[1],
): Promise<Buyers> {
  const counted = await db
    .selectFrom('sales_periods')
    .selectAll()
    .where('made', '=', closed.made)
    .where('period', '=', WEEK_DAYS)
    .executeTakeFirst();
  const { sums, asClosed } = await movedCustomers(db, closed, WEEK_DAYS, periods);
  const [were, are] = [buyersIn(asClosed), buyersIn(sums)];
  return {
    now: (counted?.buyers ?? 0) - were.now + are.now,
    before: (counted?.buyers_before ?? 0) - were.before + are.before,
  };
}
