import { sql } from 'kysely';
import type { DbOrTransaction } from '../db/schema.ts';

/**
 * Notes that the account has written, once the write is committed: what is in the log up to here is seen by a replica that has
 * read as far. Only on PostgreSQL.
 */
export async function noteWrite(db: DbOrTransaction, userId: string, now: Date): Promise<void> {
  await sql`insert into account_writes (user_id, position, at)
    values (${userId}, (pg_current_wal_insert_lsn() - '0/0')::bigint, ${now.toISOString()})
    on conflict (user_id) do update
      set position = greatest(account_writes.position, excluded.position), at = excluded.at`.execute(db);
}

export async function forgetWrites(db: DbOrTransaction, before: string): Promise<void> {
  await db.deleteFrom('account_writes').where('at', '<', before).execute();
}
