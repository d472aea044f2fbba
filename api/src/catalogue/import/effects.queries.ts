import type { CatalogueImportResult } from '@extranet/shared/contracts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { differs, type Staged } from './import.queries.ts';

type Effects = Pick<
  CatalogueImportResult,
  'updated' | 'unchangedRefs' | 'unchangedCount' | 'pricesUp' | 'pricesDown' | 'largestChange'
>;

/** What the staged lines change, before they do. */
export async function effectsOf(db: Kysely<Staged>, listed: number): Promise<Effects> {
  const { updated, pricesUp, pricesDown } = await matches(db)
    .select([
      timesOf(differs).as('updated'),
      timesOf(sql<SqlBool>`import_lines.price_cents > products.price_cents`).as('pricesUp'),
      timesOf(sql<SqlBool>`import_lines.price_cents < products.price_cents`).as('pricesDown'),
    ])
    .executeTakeFirstOrThrow();
  const unchanged = await unchangedLines(db);
  return {
    updated: Number(updated),
    unchangedRefs: unchanged.slice(0, listed),
    unchangedCount: unchanged.length,
    pricesUp: Number(pricesUp),
    pricesDown: Number(pricesDown),
    largestChange: await largestChange(db),
  };
}

const matches = (db: Kysely<Staged>) =>
  db
    .selectFrom('import_lines')
    .innerJoin('products', 'products.ref_norm', 'import_lines.ref_norm')
    .where('products.statut', '!=', 'supprime');

const timesOf = (holds: ReturnType<typeof sql<SqlBool>>) =>
  sql<number>`coalesce(sum(case when ${holds} then 1 else 0 end), 0)`;

/** A line of which no product changes: it has no value, or those that stand. */
async function unchangedLines(db: Kysely<Staged>) {
  return matches(db)
    .select(['import_lines.line', 'import_lines.ref'])
    .groupBy(['import_lines.line', 'import_lines.ref'])
    .having(timesOf(differs), '=', 0)
    .orderBy('import_lines.line')
    .execute();
}

/** In proportion to the price that stands: a comma in the wrong place is found by it. */
async function largestChange(db: Kysely<Staged>): Promise<Effects['largestChange']> {
  const row = await matches(db)
    .select(['products.ref', 'products.price_cents as before', 'import_lines.price_cents as after'])
    .where('products.price_cents', '>', 0)
    .whereRef('import_lines.price_cents', '!=', 'products.price_cents')
    .orderBy(sql`abs(import_lines.price_cents - products.price_cents) * 10000 / products.price_cents`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.after == null) return null;
  return { ref: row.ref, before: Number(row.before) / 100, after: Number(row.after) / 100 };
}
