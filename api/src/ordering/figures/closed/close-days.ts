import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { App } from '../../../base/app-types.ts';
import { oneOf } from '../../../base/db/one-of.ts';
import type { SalesChangedTable, SalesClosedTable } from '../../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../../base/db/schema.ts';
import { each, type JobKind } from '../../../base/jobs/job-kinds.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { type FigureDay, lastDays } from '../../../base/text/figure-days.ts';
import { dayInParis } from '../../../base/text/french.ts';
import { advanceToday } from './advance-today.ts';
import { CHANGES_MAX, readClosed, sumsUntil } from './closed-sales.queries.ts';
import { DAYS_SUMMED, sumCustomers, sumDaysAnew } from './sum-anew.ts';

const MINUTE_MS = 60_000;
const ON_ITS_WAY_MS = 5 * MINUTE_MS;
const ROWS_REMOVED_AT_ONCE = 2000;

/** Closes the days that are over and what is over of today, in one process of all. */
export const closingDays: JobKind = {
  name: 'sales.close',
  atOnce: 1,
  leaseMs: 15 * MINUTE_MS,
  retryAfterMinutes: [5],
  repeatMs: 10 * MINUTE_MS,
  run: each((app) => closeDays(app)),
};

/**
 * Sums what was sold until today began, unless that was done and little changed since, and then what is over of today. An order of the
 * last minutes may still be on its way to the disk: it waits for the next turn.
 */
export async function closeDays({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> {
  const at = now();
  const days = lastDays(at, DAYS_SUMMED + 1);
  const limit = new Date(at.getTime() - ON_ITS_WAY_MS).toISOString();
  const today = days.at(-1);
  if (!today || limit < today.start) return;
  const closed = await readClosed(db);
  if (!(await stillHolds(db, closed, today))) await closeAnew(db, closed, days, today);
  await advanceToday(db, days, limit);
}

async function stillHolds(
  db: DbOrTransaction,
  closed: Selectable<SalesClosedTable>,
  today: FigureDay,
): Promise<boolean> {
  const sums = sumsUntil(closed, today, []);
  // A program from before sums moved on within a day sets the marks back when it closes: if it dies then, orders came unnoted.
  return sums !== null && closed.marks_until >= sums.until && (await hasFewChanges(db));
}

/** New sums are made beside those that count and take their place at once, with the changes that they contain; of two processes the second gives up. */
async function closeAnew(
  db: Db,
  closed: Selectable<SalesClosedTable>,
  days: readonly FigureDay[],
  today: FigureDay,
): Promise<void> {
  await removeOldSums(db, closed.made);
  // Whoever writes an order of a day before today from now on says so; changes of what is written are noted always. The sums that
  // count may reach into today: marks are never set back.
  await db
    .updateTable('sales_closed')
    .set({ marks_until: today.start })
    .where('marks_until', '<', today.start)
    .execute();
  const changes = await db.selectFrom('sales_changed').selectAll().execute();
  const changedDays = new Set(changes.map(({ validated_at }) => dayInParis(new Date(validated_at))));
  const made = newId();
  await sumDaysAnew(db, closed.made, days, made, changedDays);
  await sumCustomers(db, days, made);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sales_closed')
      .set({ made, day: today.day })
      .where('made', '=', closed.made)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await forget(transaction, changes);
  });
}

const hasFewChanges = async (db: DbOrTransaction): Promise<boolean> =>
  (
    await db
      .selectFrom('sales_changed')
      .select('id')
      .limit(CHANGES_MAX + 1)
      .execute()
  ).length <= CHANGES_MAX;

/** Those before the ones that count: a reader may still be at the last ones when new ones take their place. */
async function removeOldSums(db: DbOrTransaction, made: SalesClosedTable['made']): Promise<void> {
  await db.deleteFrom('sales_days').where('made', '<>', made).execute();
  await db.deleteFrom('sales_periods').where('made', '<>', made).execute();
  for (;;) {
    const old = await db
      .selectFrom('sales_customers')
      .select('user_id')
      .where('made', '<>', made)
      .limit(ROWS_REMOVED_AT_ONCE)
      .execute();
    if (old.length === 0) return;
    const ids = [...new Set(old.map(({ user_id }) => user_id))];
    await db
      .deleteFrom('sales_customers')
      .where('made', '<>', made)
      .where(oneOf(db, 'user_id', ids))
      .execute();
    await setImmediate();
  }
}

/** One by one, not up to the last: an earlier one may have been written later. */
async function forget(db: DbOrTransaction, changes: readonly Selectable<SalesChangedTable>[]): Promise<void> {
  for (let at = 0; at < changes.length; at += ROWS_REMOVED_AT_ONCE) {
    const ids = changes.slice(at, at + ROWS_REMOVED_AT_ONCE).map(({ id }) => id);
    await db.deleteFrom('sales_changed').where('id', 'in', ids).execute();
  }
}
