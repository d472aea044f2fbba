import { ADDITIONS_MAX, CATALOGUES } from '@extranet/shared/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../base/db/schema.ts';
import { shortReferences } from '../../references/short-references.ts';
import type { PriceLine } from './price-line.ts';

/** A temporary table of this connection: filling it locks nothing that other connections use. */
export interface StagedPrices extends Schema {
  price_lines: PriceLine;
}

const ROWS_PER_INSERT = 1000;

export const stagedPrices = (connection: Kysely<Schema>): Kysely<StagedPrices> =>
  connection.withTables<Pick<StagedPrices, 'price_lines'>>();

export async function createPriceLines(db: Kysely<StagedPrices>, text: string): Promise<void> {
  await sql
    .raw(
      `create temporary table price_lines (
        line bigint primary key, user_id ${text} not null, ref ${text} not null, ref_norm ${text} not null,
        after_cents bigint not null, after_from ${text}, after_to ${text}, after_steps ${text}, doubt ${text} not null
      )`,
    )
    .execute(db);
}

export async function stagePrices(db: Kysely<StagedPrices>, lines: readonly PriceLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += ROWS_PER_INSERT)
    await db
      .insertInto('price_lines')
      .values(lines.slice(start, start + ROWS_PER_INSERT))
      .execute();
}

/**
 * 'fa3' becomes FA-00003 where it is short for one product only. Short forms are read one by one: a file of thousands of unknown
 * references is looked at without them. One whose price the file has already under its whole reference stays as it is written.
 */
export async function resolveShortReferences(db: Kysely<StagedPrices>): Promise<void> {
  const rows = await sql<{ ref_norm: string }>`select distinct l.ref_norm from price_lines l
    where not exists (select 1 from products p where p.ref_norm = l.ref_norm and p.statut <> 'supprime')
      and not exists (select 1 from special_prices s where s.ref_norm = l.ref_norm and s.status = 'active')
    limit ${ADDITIONS_MAX + 1}`.execute(db);
  if (rows.rows.length === 0 || rows.rows.length > ADDITIONS_MAX) return;
  const short = await shortReferences(
    db.withTables() as Kysely<Schema>,
    CATALOGUES,
    rows.rows.map(({ ref_norm }) => ref_norm),
  );
  for (const [written, full] of short)
    await sql`update price_lines set ref_norm = ${full} where ref_norm = ${written} and not exists
      (select 1 from price_lines o where o.user_id = price_lines.user_id and o.ref_norm = ${full})`.execute(
      db,
    );
}
