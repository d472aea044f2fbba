import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

/**
 * After a hundred thousand rows have changed at once PostgreSQL goes by counts of before until its own turn comes, a minute later:
 * questions that take milliseconds then walk through whole tables. Here the counts are made at once. What was applied is applied:
 * without them it is only slower, so that a failure here is none of the import's.
 */
export async function freshStatistics({ db, dialect }: Database, table: keyof Schema): Promise<void> {
  if (dialect.name !== 'postgres') return;
  await sql`analyze ${sql.table(table)}`.execute(db).catch(() => undefined);
}
