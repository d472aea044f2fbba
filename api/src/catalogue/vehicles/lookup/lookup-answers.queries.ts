import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { readSetting } from '../../../base/settings/settings.queries.ts';
import type { SourceVehicle } from './vehicle-source.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** The default; the setting 'vehicles.quota' replaces it. */
const QUOTA = 50;

/** What the service said of it within the last thirty days. */
export async function keptAnswer(
  db: DbOrTransaction,
  hash: string,
  now: Date,
): Promise<SourceVehicle[] | undefined> {
  const row = await db
    .selectFrom('vehicle_lookups')
    .select('answer')
    .where('asked_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as SourceVehicle[]);
}

export async function keepAnswer(
  db: DbOrTransaction,
  hash: string,
  vehicles: readonly SourceVehicle[],
  now: Date,
): Promise<void> {
  const kept = {
    answer: JSON.stringify(vehicles),
    asked_at: now.toISOString(),
    expires_at: new Date(now.getTime() + KEPT_MS).toISOString(),
  };
  await db
    .insertInto('vehicle_lookups')
    .values({ asked_hash: hash, ...kept })
    .onConflict((conflict) => conflict.column('asked_hash').doUpdateSet(kept))
    .execute();
}

/** Takes one question out of the account's quota of the day; false when none is left. */
export async function takeQuota(db: DbOrTransaction, userId: string, day: string): Promise<boolean> {
  const quota = Number(await readSetting<unknown>(db, 'vehicles.quota', QUOTA));
  const most = Number.isFinite(quota) ? quota : QUOTA;
  if (most < 1) return false;
  const taken = await db
    .insertInto('vehicle_quotas')
    .values({ user_id: userId, day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ asked: sql`vehicle_quotas.asked + 1` })
        .where('vehicle_quotas.asked', '<', most),
    )
    .returning('asked')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A question that was not answered costs nothing. */
export async function giveBackQuota(db: DbOrTransaction, userId: string, day: string): Promise<void> {
  await db
    .updateTable('vehicle_quotas')
    .set({ asked: sql`asked - 1` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}
