import { sql } from 'kysely';
import { isPostgres } from '../../base/db/is-postgres.ts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';
import type { SearchEngine } from './engine.ts';
import { postgresIndex } from './postgres-index.ts';
import { sqliteIndex } from './sqlite-index.ts';

export const engineOf = (db: Reading): SearchEngine => (isPostgres(db) ? postgresIndex : sqliteIndex);

export async function runAll(db: DbOrTransaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
