import type { CatalogueImportResult } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { NO_SUMMARY, summaryOf } from '../../base/imports/import-summary.queries.ts';

const LISTED_MAX = 1000;

/** The outcome as the specification's call answers it: lists of the first thousand lines, and complete counts. */
export async function outcomeOf(
  db: DbOrTransaction,
  importId: string,
  threshold: number,
): Promise<CatalogueImportResult> {
  const summary = { ...NO_SUMMARY, ...(await summaryOf(db, importId, threshold)) };
  const { updated, up, down, unreadable, unknown, deleted } = summary;
  const unchanged = await unchangedLines(db, importId);
  return {
    importId,
    summary,
    updated,
    unchangedRefs: unchanged.slice(0, LISTED_MAX),
    unchangedCount: unchanged.length,
    pricesUp: up,
    pricesDown: down,
    largestChange: await largestChange(db, importId),
    unknownRefs: await lines(db, importId, ['unknown', 'deleted']),
    unknownCount: unknown + deleted,
    unreadableLines: await lines(db, importId, ['unreadable']),
    unreadableCount: unreadable,
  };
}

async function lines(
  db: DbOrTransaction,
  importId: string,
  states: readonly ('unknown' | 'deleted' | 'unreadable')[],
) {
  const rows = await db
    .selectFrom('import_results')
    .select(['line', 'ref', 'reason'])
    .where('import_id', '=', importId)
    .where('state', 'in', states)
    .orderBy('line')
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => ({ ...row, line: Number(row.line) }));
}

/** A line of which no product changes: it has no value, or those that stand. */
async function unchangedLines(db: DbOrTransaction, importId: string) {
  const rows = await db
    .selectFrom('import_results')
    .select(({ fn }) => ['line', fn.min('ref').as('ref')])
    .where('import_id', '=', importId)
    .where('state', 'in', ['change', 'same'])
    .groupBy('line')
    .having(sql`sum(case when state = 'change' then 1 else 0 end)`, '=', 0)
    .orderBy('line')
    .execute();
  return rows.map((row) => ({ line: Number(row.line), ref: row.ref }));
}

/** In proportion to the price that stands: a comma in the wrong place is found by it. */
async function largestChange(
  db: DbOrTransaction,
  importId: string,
): Promise<CatalogueImportResult['largestChange']> {
  const row = await db
    .selectFrom('import_results')
    .select(['ref', 'before_cents as before', 'after_cents as after'])
    .where('import_id', '=', importId)
    .where('percent', 'is not', null)
    .orderBy(sql`abs(after_cents - before_cents) * 10000 / before_cents`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.after == null) return null;
  return { ref: row.ref, before: Number(row.before) / 100, after: Number(row.after) / 100 };
}
