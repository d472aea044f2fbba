import { type Kysely, type SqlBool, sql } from 'kysely';
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
        line bigint not null, ref ${text} not null, ref_norm ${text} primary key,
        price_cents bigint, stock_qty bigint, stock_code ${text}, stock_place ${text}
      )`,
    )
    .execute(db);
}

export async function stageLines(db: Kysely<Staged>, lines: readonly ImportLine[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('import_lines').values(lines).execute();
}

/** Whether the file says anything else than what stands. */
export const differs = sql<SqlBool>`(import_lines.price_cents <> products.price_cents
  or import_lines.stock_qty <> coalesce(products.stock_qty, -1)
  or import_lines.stock_code <> products.stock_code
  or import_lines.stock_place <> products.stock_place)`;

/** Updates only rows that differ: other writers wait for its lock, so it has to be short. */
export async function applyLines(db: Kysely<Staged>, at: string): Promise<void> {
  await sql`
    update products set
      price_cents = coalesce(import_lines.price_cents, products.price_cents),
      stock_qty = coalesce(import_lines.stock_qty, products.stock_qty),
      stock_code = coalesce(import_lines.stock_code, products.stock_code),
      stock_place = coalesce(import_lines.stock_place, products.stock_place),
      updated_at = ${at}
    from import_lines
    where import_lines.ref_norm = products.ref_norm
      and products.statut <> 'supprime'
      and ${differs}`.execute(db);
}

export async function unknownLines(db: Kysely<Staged>) {
  return db
    .selectFrom('import_lines')
    .select(['line', 'ref'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products')
            .select('products.id')
            .whereRef('products.ref_norm', '=', 'import_lines.ref_norm')
            .where('products.statut', '!=', 'supprime'),
        ),
      ),
    )
    .orderBy('line')
    .execute();
}
