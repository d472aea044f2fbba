import { sql } from 'kysely';
import type { Database } from '../base/db/open.ts';

/**
 * Every table with all its rows: what is not in it is nowhere in the database. Only of the schema in use: Kysely's
 * introspection reads those of all, among them the schemas that the test files beside this one are about to drop.
 */
export async function wholeDatabase({ db, dialect }: Database): Promise<Map<string, unknown[]>> {
  const names =
    dialect.name === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const tables = new Map<string, unknown[]>();
  for (const { name } of (await names.execute(db)).rows) {
    tables.set(name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  return tables;
}
