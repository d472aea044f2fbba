import type { RecoveryCodesTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/**
 * Only the newest request is valid, separately for each known device and for all unknown ones together: a stranger's
 * request does not invalidate the code that the owner has just requested.
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

/** Takes one try in one statement: of fifty concurrent ones only as many succeed as are left. */
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

/** Gives the try back: a correct code costs none. */
export async function noteProven(db: DbOrTransaction, handleHash: string, now: Date): Promise<void> {
  await db
    .updateTable('recovery_codes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), verified_at: now.toISOString() }))
    .where('handle_hash', '=', handleHash)
    .execute();
}

/** Closes all requests of an account that got a new password. */
export async function closeRecoveries(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('recovery_codes')
    .set({ closed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
}

/** True for one of several concurrent calls. */
export async function closeRecovery(db: DbOrTransaction, handleHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ closed_at: now.toISOString() })
    .where('handle_hash', '=', handleHash)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
