import { sql } from 'kysely';
import { isPostgres } from '../db/is-postgres.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';

/** Fewer do not change a plan. */
const MANY = 1000;

/**
 * After a hundred thousand rows have changed at once PostgreSQL goes by counts of before until its own turn comes, a minute later:
 * questions that take milliseconds then walk through whole tables. Here the counts are made anew in the transaction of the change,
 * so that nobody sees the one without the other.
 */
export async function freshStatistics(
  db: DbOrTransaction,
  table: keyof Schema,
  changed: number,
): Promise<void> {
  if (changed >= MANY && isPostgres(db)) await sql`analyze ${sql.table(table)}`.execute(db);
}
