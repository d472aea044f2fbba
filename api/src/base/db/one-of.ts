import { type SqlBool, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Reading } from './schema.ts';

/**
 * A condition on a column, which is our own; the values are bound. PostgreSQL takes them as one array: the statement has the same text for
 * any number of them, so that it is planned once (postgres-statements.ts).
 */
export const oneOf = (db: Reading, column: string, values: readonly string[]) =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${values})`
    : sql<SqlBool>`${sql.ref(column)} in (${values.length > 0 ? sql.join(values) : sql.lit(null)})`;

/** The same in a statement that is compiled once (compiled-once.ts): `these` are bound as one value, which `asOne` makes of them. */
export const oneOfThese = (db: Reading, column: string, these: AsOne) =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${these})`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${these}))`;

export const asOne = (db: Reading, values: readonly string[]): AsOne =>
  isPostgres(db) ? values : JSON.stringify(values);

export type AsOne = string | readonly string[];
