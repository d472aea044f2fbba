import { oneOf } from '../../../base/db/one-of.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { type Periods, type Turnover, turnoverOf } from '../customers.queries.ts';
import type { ClosedSales } from './closed-sales.queries.ts';

interface Moved {
  readonly ids: readonly string[];
  /** Of both periods, as all orders say. */
  readonly sums: readonly Turnover[];
  /** As it stands in the sums. */
  readonly asClosed: readonly Turnover[];
}

/** Those whose sums no longer hold: they ordered after what is summed, or one of their orders changed since. */
export async function movedCustomers(
  db: Reading,
  closed: ClosedSales,
  period: number,
  periods: Periods,
): Promise<Moved> {
  const changedIds = new Set(closed.changed.map(({ user_id }) => user_id));
  const changed = await turnoverOf(db, periods, [...changedIds]);
  const all = await turnoverOf(db, { before: closed.until, from: closed.until, to: periods.to });
  const newer = all.filter(({ user_id }) => !changedIds.has(user_id));
  const ids = [...changedIds, ...newer.map(({ user_id }) => user_id)];
  const asClosed = await sumsOf(db, closed, period)
    .where(oneOf(db, 'user_id', ids))
    .execute();
  const summed = new Map(asClosed.map((sum) => [sum.user_id, sum]));
  const sums = [...changed, ...newer.map((since) => plus(since, summed.get(since.user_id)))];
  return { ids, sums, asClosed };
}

export const sumsOf = (db: Reading, { made }: ClosedSales, period: number) =>
  db
    .selectFrom('sales_customers')
    .select(['user_id', 'cents', 'before_cents as before'])
    .where('made', '=', made)
    .where('period', '=', period);

const NOTHING = { cents: 0, before: 0 };

const plus = (since: Turnover, { cents, before }: Omit<Turnover, 'user_id'> = NOTHING): Turnover => ({
  ...since,
  cents: Number(since.cents) + Number(cents),
  before,
});
