import type { CatalogueImportResult } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { changesBetween } from '../../base/audit/changes.ts';
import type { Database } from '../../base/db/open.ts';
import { sheetRows } from '../../base/spreadsheets/rows.ts';
import { namedColumns, type SheetRow, unreadableSheet } from '../../base/spreadsheets/sheet.ts';
import { raiseCatalogueVersion } from '../products/catalogue-version.queries.ts';
import { followOrderability } from '../search-index/follow.ts';
import { effectsOf } from './effects.queries.ts';
import {
  applyLines,
  createStaging,
  type Staged,
  staged,
  stageLines,
  unknownLines,
} from './import.queries.ts';
import { type ImportLine, lineReader, type Unreadable } from './import-lines.ts';
import { columnIndexes, type Mapping } from './mapping.ts';
import { readThresholds, type StockThresholds } from './stock-thresholds.ts';

const LISTED_MAX = 1000;
const ROWS_PER_INSERT = 1000;

export interface ImportTask {
  /** Null: the file is only tried, and nothing changes. */
  readonly jobId: string | null;
  readonly by: Actor;
  readonly fileName: string;
  readonly mapping: Mapping;
  readonly contents: Uint8Array;
  readonly at: string;
}

/**
 * Applies the file in one transaction, all or nothing. Reading, staging and counting come first and lock nothing, so
 * that other writers wait only for the update.
 */
export async function runImport({ db, dialect }: Database, task: ImportTask): Promise<CatalogueImportResult> {
  const thresholds = await readThresholds(db);
  return db.connection().execute(async (connection) => {
    const table = staged(connection);
    await createStaging(table, dialect.columnTypes.text);
    const unreadable = await stageFile(table, task, thresholds);
    const unknown = await unknownLines(table);
    const result: CatalogueImportResult = {
      ...(await effectsOf(table, LISTED_MAX)),
      unknownRefs: unknown.slice(0, LISTED_MAX),
      unknownCount: unknown.length,
      unreadableLines: unreadable.slice(0, LISTED_MAX),
      unreadableCount: unreadable.length,
    };
    if (task.jobId !== null) await apply(table, task.jobId, task, result);
    return result;
  });
}

async function stageFile(
  table: Kysely<Staged>,
  { contents, mapping }: ImportTask,
  thresholds: StockThresholds,
): Promise<Unreadable[]> {
  const unreadable: Unreadable[] = [];
  let read: ReturnType<typeof lineReader> | undefined;
  for await (const batch of sheetRows(Buffer.from(contents))) {
    let rows: readonly SheetRow[] = batch;
    if (!read) {
      const [header, ...others] = batch;
      read = lineReader(columnIndexes(mapping, namedColumns(header?.cells ?? [])), thresholds);
      rows = others;
    }
    const lines: ImportLine[] = [];
    for (const line of rows.map(read)) {
      if ('reason' in line) unreadable.push(line);
      else lines.push(line);
    }
    for (let start = 0; start < lines.length; start += ROWS_PER_INSERT) {
      await stageLines(table, lines.slice(start, start + ROWS_PER_INSERT));
    }
  }
  if (!read) throw unreadableSheet('il est vide.');
  return unreadable;
}

async function apply(
  table: Kysely<Staged>,
  jobId: string,
  { by, fileName, at }: ImportTask,
  { updated, unknownCount, unreadableCount }: CatalogueImportResult,
): Promise<void> {
  const counts = JSON.stringify({ updated, unknownCount, unreadableCount });
  const changes = changesBetween(null, { updated, unknownCount, unreadableCount });
  const line = {
    action: 'catalogue.import',
    kind: 'catalogue',
    objectId: jobId,
    subject: fileName,
    changes,
  } as const;
  await table.transaction().execute(async (transaction) => {
    await raiseCatalogueVersion(transaction.withTables());
    await applyLines(transaction, at);
    await followOrderability(transaction.withTables(), at);
    await transaction
      .updateTable('import_jobs')
      .set({ status: 'done', result: counts, finished_at: new Date().toISOString() })
      .where('id', '=', jobId)
      .execute();
    await recordAction(transaction.withTables(), by, line, new Date(at));
  });
}
