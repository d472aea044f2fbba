import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../base/db/schema.ts';
import type { ImportLine } from './import-lines.ts';

/** A temporary table of this connection: filling it locks nothing that other connections use. */
export interface Staged extends Schema {
  import_lines: ImportLine;
}

export const staged = (connection: Kysely<Schema>): Kysely<Staged> =>
  connection.withTables<Pick<Staged, 'import_lines'>>();

export async function createStaging(db: Kysely<Staged>, text: string): Promise<void> {
  await sql
    .raw(
      `create temporary table import_lines (
        line bigint not null, ref ${text} not null, ref_norm ${text} primary key, after_cents bigint,
        after_qty bigint, after_code ${text}, after_text ${text}, negative bigint not null
      )`,
    )
    .execute(db);
  await sql.raw('create index import_lines_line on import_lines(line)').execute(db);
}

export async function stageLines(db: Kysely<Staged>, lines: readonly ImportLine[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('import_lines').values(lines).execute();
}
