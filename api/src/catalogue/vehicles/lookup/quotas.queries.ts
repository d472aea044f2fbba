import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { readSetting } from '../../../base/settings/settings.queries.ts';

/** The defaults; the settings 'vehicles.quota' and 'vehicles.quotaWithoutOrder' replace them. */
const QUOTA = 50;
const QUOTA_WITHOUT_ORDER = 10;
const CEILING = 'vehicles.asked ';

/** How many questions the account has a day: fewer until it ordered something, because an account costs nothing to make. */
export async function quotaOf(db: DbOrTransaction, userId: string): Promise<number> {
  const quota = await numberOf(db, 'vehicles.quota', QUOTA);
  const ordered = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'validee')
    .limit(1)
    .executeTakeFirst();
  if (ordered) return quota;
  return Math.min(quota, await numberOf(db, 'vehicles.quotaWithoutOrder', QUOTA_WITHOUT_ORDER));
}

async function numberOf(db: DbOrTransaction, setting: string, otherwise: number): Promise<number> {
  const set = Number(await readSetting<unknown>(db, setting, otherwise));
  return Number.isFinite(set) ? set : otherwise;
}

export async function askedToday(db: DbOrTransaction, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('vehicle_quotas')
    .select('asked')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.asked ?? 0;
}

/** Takes one question out of the account's quota of the day; false when none is left. */
export async function takeQuota(
  db: DbOrTransaction,
  userId: string,
  day: string,
  quota: number,
): Promise<boolean> {
  if (quota < 1) return false;
  const taken = await db
    .insertInto('vehicle_quotas')
    .values({ user_id: userId, day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ asked: sql`vehicle_quotas.asked + 1` })
        .where('vehicle_quotas.asked', '<', quota),
    )
    .returning('asked')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The same of what all accounts and processes together may ask in a day. */
export async function takeOfAll(db: DbOrTransaction, day: string, most: number): Promise<boolean> {
  const taken = await db
    .insertInto('counters')
    .values({ name: CEILING + day, value: 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql<number>`counters.value + 1` })
        .where('counters.value', '<', most),
    )
    .returning('value')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Housekeeping: counts of days before this one. */
export async function forgetCounts(db: DbOrTransaction, before: string): Promise<void> {
  await db.deleteFrom('vehicle_quotas').where('day', '<', before).execute();
  await db
    .deleteFrom('counters')
    .where('name', '>=', CEILING)
    .where('name', '<', CEILING + before)
    .execute();
}
