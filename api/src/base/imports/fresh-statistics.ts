import { sql } from 'kysely';
import { isPostgres } from '../db/is-postgres.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';

/** Fewer, or a smaller share of the table, do not change a plan. */
const MANY = 1000;
const SHARE = 0.1;

/**
 * After a hundred thousand rows have changed at once PostgreSQL goes by counts of before until its own turn comes, a minute later:
 * questions that take milliseconds then walk through whole tables. Here the counts are made anew in the transaction of the change,
 * so that nobody sees the one without the other. It reads a good part of the table: a thousand lines among as many products as are
 * in a large catalogue would wait for it as long as for all the rest.
 */
export async function freshStatistics(
  db: DbOrTransaction,
  table: keyof Schema,
  changed: number,
): Promise<void> {
  if (changed < MANY || !isPostgres(db)) return;
  const { rows } = await sql<{ known: number }>`select reltuples as known from pg_class
    where oid = ${table}::regclass`.execute(db);
  if (changed >= Number(rows[0]?.known) * SHARE) await sql`analyze ${sql.table(table)}`.execute(db);
}
