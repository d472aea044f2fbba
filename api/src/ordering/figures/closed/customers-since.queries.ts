import { sql } from 'kysely';
import { oneOf } from '../../../base/db/one-of.ts';
import type { Reading } from '../../../base/db/schema.ts';
import {
  type BestAndFalling,
  bestOf,
  CUSTOMERS_MAX,
  fallingOf,
  type Periods,
  type Turnover,
} from '../customers.queries.ts';
import type { ClosedSales } from './closed-sales.queries.ts';
import { movedCustomers, sumsOf } from './moved-customers.queries.ts';

/** As if all orders of both periods were summed: of those who did not move, the first stand in the order of the sums. */
export async function bestAndFallingSince(
  db: Reading,
  closed: ClosedSales,
  period: number,
  periods: Periods,
): Promise<BestAndFalling> {
  const { settled, sums } = await sumsSince(db, closed, period, periods);
  const firstBy = (worth: 'cents' | 'lost_cents') =>
    settled.where(worth, '>', 0).orderBy(worth, 'desc').orderBy('user_id').limit(CUSTOMERS_MAX).execute();
  return {
    best: bestOf([...sums, ...(await firstBy('cents'))]),
    falling: fallingOf([...sums, ...(await firstBy('lost_cents'))]),
  };
}

/** Of everybody who bought in one of the periods. */
export async function turnoversSince(
  db: Reading,
  closed: ClosedSales,
  period: number,
  periods: Periods,
): Promise<Turnover[]> {
  const { settled, sums } = await sumsSince(db, closed, period, periods);
  return [...sums, ...(await settled.execute())];
}

/** Those who moved as they are now, and the question for the others. */
async function sumsSince(db: Reading, closed: ClosedSales, period: number, periods: Periods) {
  const { ids, sums } = await movedCustomers(db, closed, period, periods);
  const all = sumsOf(db, closed, period);
  return { sums, settled: ids.length > 0 ? all.where(sql<boolean>`not ${oneOf(db, 'user_id', ids)}`) : all };
}
