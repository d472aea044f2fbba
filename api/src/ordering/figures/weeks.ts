import type { WeekFigures } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { type DeskWeeks, WEEK_DAYS, type Weeks } from '../../base/desk/weeks.ts';
import type { FigureDay } from '../../base/text/figure-days.ts';
import { closedDays } from './closed/closed-days.queries.ts';
import { type ClosedSales, fromSums } from './closed/closed-sales.queries.ts';
import { movedCustomers } from './closed/moved-customers.queries.ts';
import { type Buyers, buyersIn, turnoverOf } from './customers.queries.ts';
import { ordersOf } from './turnover.queries.ts';

type Sales = Pick<WeekFigures, 'orders' | 'turnover' | 'buyers'>;

export const salesOfWeeks = (db: Reading, weeks: DeskWeeks): Promise<Weeks<Sales>> =>
  fromSums(db, weeks.days.at(-1), (closed) => salesSince(db, closed, weeks));

async function salesSince(
  db: Reading,
  closed: ClosedSales | null,
  { days, week, before }: DeskWeeks,
): Promise<Weeks<Sales>> {
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

/** Of these days, which end there: what is over as it was summed. */
async function sumOf(db: Reading, closed: ClosedSales | null, days: readonly FigureDay[], end: string) {
  if (!closed) return ordersOf(db, days[0]?.start ?? end, end);
  const { whole, soFar } = await closedDays(db, closed, days);
  let [orders, cents] = [0, 0];
  for (const [at, { day, start }] of days.entries()) {
    const known = day === closed.today.day ? soFar : whole.get(day);
    if (known) {
      orders += known.orders;
      cents += Number(known.faisceau) + Number(known.attelage) + Number(known.kit);
    }
    if (known && known !== soFar) continue;
    const sum = await ordersOf(db, known ? closed.until : start, days[at + 1]?.start ?? end);
    orders += sum.orders;
    cents += sum.cents;
  }
  return { orders, cents };
}

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
