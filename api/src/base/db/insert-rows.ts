import { type Insertable, sql } from 'kysely';
import type { Table } from './dialect.ts';
import { isPostgres } from './is-postgres.ts';
import type { DbOrTransaction, Schema } from './schema.ts';

/**
 * Inserts rows that all have the same columns, as one JSON document: one statement, whose text is the same for any number of rows,
 * so that it is planned once (postgres-statements.ts, sqlite-handles.ts). Values are texts, numbers and null.
 */
export async function insertRows<T extends Table>(
  db: DbOrTransaction,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Schema[T] & string)[];
  const document = JSON.stringify(rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const fields = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  await db
    .insertInto(table)
    .columns(columns)
    .expression(
      isPostgres(db)
        ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${document}::json)`
        : sql`select ${fields} from json_each(${document})`,
    )
    .execute();
}
