import type { CatalogueImportResult, ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/db/open.ts';
import type { Schema } from '../../base/db/schema.ts';
import { type ChangeTask, changeImport } from '../../base/imports/change-import.ts';
import { addResults, noResult } from '../../base/imports/import-results.queries.ts';
import { lookAt } from '../../base/imports/look-at.ts';
import type { LookTask } from '../../base/imports/look-task.ts';
import { readThreshold } from '../../base/imports/threshold.ts';
import { sheetRows } from '../../base/spreadsheets/rows.ts';
import { namedColumns, type SheetRow, unreadableSheet } from '../../base/spreadsheets/sheet.ts';
import { catalogueSteps } from './catalogue-steps.ts';
import { createStaging, type Staged, staged, stageLines } from './import.queries.ts';
import { type ImportLine, lineReader, type Unreadable } from './import-lines.ts';
import { outcomeOf } from './import-outcome.queries.ts';
import { keepResults } from './keep-results.queries.ts';
import { columnIndexes, type Mapping } from './mapping.ts';
import { readThresholds, type StockThresholds } from './stock-thresholds.ts';

const ROWS_PER_INSERT = 1000;

interface CatalogueLookTask extends LookTask {
  readonly mapping: Mapping;
  /** Applied in the same breath, by whoever does not look first. */
  readonly jobId: string | null;
}

/** Applies a look, by the specification's call. */
export interface ApplyTask {
  readonly kind: 'applyLook';
  readonly change: ChangeTask;
  readonly jobId: string;
}

export type ImportTask = CatalogueLookTask | ApplyTask | ChangeTask;

export async function runImport(
  database: Database,
  task: ImportTask,
): Promise<CatalogueImportResult | ImportRow> {
  if (task.kind === 'look') return look(database, task);
  if (task.kind !== 'applyLook') return changeImport(database.db, task, catalogueSteps);
  await applied(database.db, task.change, task.jobId);
  return outcomeOf(database.db, task.change.id, await readThreshold(database.db));
}

/** Reading, staging and comparing come first and lock nothing for long: other writers wait only for the update. */
async function look({ db, dialect }: Database, task: CatalogueLookTask): Promise<CatalogueImportResult> {
  const thresholds = await readThresholds(db);
  const { importId: id, by, fileName, at } = task;
  return db.connection().execute(async (connection) => {
    const table = staged(connection);
    await createStaging(table, dialect.columnTypes.text);
    const unreadable = await stageFile(table, task, thresholds);
    const whole = table.withTables() as Kysely<Schema>;
    await lookAt(whole, { id, kind: 'catalogue', by, fileName, at }, async () => {
      await keepResults(table, id);
      await addResults(
        whole,
        unreadable.map((line) => ({ ...noResult, ...line, import_id: id, state: 'unreadable' as const })),
      );
      return {};
    });
    const result = await outcomeOf(whole, id, await readThreshold(whole));
    if (task.jobId !== null)
      await applied(whole, { kind: 'apply', id, by, at, leaveChanged: false }, task.jobId);
    return result;
  });
}

async function applied(db: Kysely<Schema>, change: ChangeTask, jobId: string): Promise<void> {
  const { imSummary } = await changeImport(db, change, catalogueSteps);
  const { updated, unknown, deleted, unreadable } = imSummary;
  const counts = {
    importId: change.id,
    updated,
    unknownCount: unknown + deleted,
    unreadableCount: unreadable,
  };
  await db
    .updateTable('import_jobs')
    .set({ status: 'done', result: JSON.stringify(counts), finished_at: new Date().toISOString() })
    .where('id', '=', jobId)
    .execute();
}

async function stageFile(
  table: Kysely<Staged>,
  { contents, mapping }: CatalogueLookTask,
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
