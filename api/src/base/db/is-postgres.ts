import { PostgresAdapter } from 'kysely';
import type { Reading } from './schema.ts';

export const isPostgres = (db: Reading): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
