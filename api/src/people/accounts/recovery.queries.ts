import type { RecoveryCodesTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/**
 * The newest request is the only one that counts: of a known device, and of all strangers together. A stranger's request
 * leaves the code alone that the owner has just asked for.
 */
export async function openRecovery(db: DbOrTransaction, row: RecoveryCodesTable): Promise<void> {
  if (row.user_id) {
    await db
      .updateTable('recovery_codes')
      .set({ closed_at: row.created_at })
      .where('user_id', '=', row.user_id)
      .where('device_hash', row.device_hash === null ? 'is' : '=', row.device_hash)
      .where('closed_at', 'is', null)
      .execute();
  }
  await db.insertInto('recovery_codes').values(row).execute();
}

/** Takes one try, in one statement: of fifty that come at once only as many get through as are left. */
export async function takeTry(db: DbOrTransaction, handleHash: string, triesMax: number, now: Date) {
  return db
    .updateTable('recovery_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', triesMax)
    .returningAll()
    .executeTakeFirst();
}

/** A right code costs no try. */
export async function noteProven(db: DbOrTransaction, handleHash: string, now: Date): Promise<void> {
  await db
    .updateTable('recovery_codes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), verified_at: now.toISOString() }))
    .where('handle_hash', '=', handleHash)
    .execute();
}

/** Whoever has a new password needs none of the codes that were asked for before. */
export async function closeRecoveries(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('recovery_codes')
    .set({ closed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
}

/** True for the one who closes it. */
export async function closeRecovery(db: DbOrTransaction, handleHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ closed_at: now.toISOString() })
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
