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
  turnoverOf,
} from '../customers.queries.ts';
import type { ClosedSales } from './closed-sales.queries.ts';

/**
 * As if all orders of both periods were summed: those who ordered today, and those whose orders changed since the days were closed,
 * are reckoned; of all others the first stand in the order of the sums.
 */
export async function bestAndFallingSince(
  db: Reading,
  { made, until, changed }: ClosedSales,
  period: number,
  periods: Periods,
): Promise<BestAndFalling> {
  const sums = db
    .selectFrom('sales_customers')
    .select(['user_id', 'cents', 'before_cents as before'])
    .where('made', '=', made)
    .where('period', '=', period);
  const changedIds = new Set(changed.map(({ user_id }) => user_id));
  const changedOnes = await turnoverOf(db, periods, [...changedIds]);
  const todays = (await turnoverOf(db, { before: until, from: until, to: periods.to })).filter(
    ({ user_id }) => !changedIds.has(user_id),
  );
  const todayIds = todays.map(({ user_id }) => user_id);
  const untilToday = await sums.where(oneOf(db, 'user_id', todayIds)).execute();
  const before = new Map(untilToday.map((sum) => [sum.user_id, sum]));
  const reckoned = [...changedOnes, ...todays.map((today) => plus(today, before.get(today.user_id)))];
  const ids = [...changedIds, ...todayIds];
  const settled = ids.length > 0 ? sums.where(sql<boolean>`not ${oneOf(db, 'user_id', ids)}`) : sums;
  const firstBy = (worth: 'cents' | 'lost_cents') =>
    settled.where(worth, '>', 0).orderBy(worth, 'desc').orderBy('user_id').limit(CUSTOMERS_MAX).execute();
  return {
    best: bestOf([...reckoned, ...(await firstBy('cents'))]),
    falling: fallingOf([...reckoned, ...(await firstBy('lost_cents'))]),
  };
}

const NOTHING = { cents: 0, before: 0 };

const plus = (today: Turnover, { cents, before }: Omit<Turnover, 'user_id'> = NOTHING): Turnover => ({
  ...today,
  cents: Number(today.cents) + Number(cents),
  before,
});
