import type { ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../base/db/open.ts';
import type { Schema } from '../../../base/db/schema.ts';
import { type ChangeTask, changeImport } from '../../../base/imports/change-import.ts';
import { addResults, noResult } from '../../../base/imports/import-results.queries.ts';
import { lookAt } from '../../../base/imports/look-at.ts';
import type { NamedLookTask } from '../../../base/imports/look-task.ts';
import { sheetRows } from '../../../base/spreadsheets/rows.ts';
import { namedColumns, unreadableSheet } from '../../../base/spreadsheets/sheet.ts';
import { keepPrices } from './keep-prices.queries.ts';
import { namedCustomers } from './named-customers.ts';
import { priceColumns } from './price-columns.ts';
import { type PriceLine, type PriceLineReader, priceLineReader, type Unread } from './price-line.ts';
import { priceSteps } from './price-steps.ts';
import {
  createPriceLines,
  resolveShortReferences,
  type StagedPrices,
  stagedPrices,
  stagePrices,
} from './stage-prices.queries.ts';

interface PricesLookTask extends NamedLookTask {
  /** Whose prices they are, where the file is of one customer. */
  readonly customer: string | null;
}

export type PricesTask = PricesLookTask | ChangeTask;

export async function runPricesImport(database: Database, task: PricesTask): Promise<ImportRow> {
  return task.kind === 'look' ? look(database, task) : changeImport(database.db, task, priceSteps);
}

async function look({ db, dialect }: Database, task: PricesLookTask): Promise<ImportRow> {
  const { importId: id, by, fileName, at } = task;
  return db.connection().execute(async (connection) => {
    const table = stagedPrices(connection);
    await createPriceLines(table, dialect.columnTypes.text);
    const unread = await stageFile(table, task);
    await resolveShortReferences(table);
    const whole = table.withTables() as Kysely<Schema>;
    return lookAt(whole, { id, kind: 'specialPrices', by, fileName, at }, async () => {
      await keepPrices(table, id);
      await addResults(
        whole,
        unread.map((line) => ({ ...noResult, ...line, import_id: id })),
      );
      return {};
    });
  });
}

/** Answers the lines that could not be read, or mean nobody. */
async function stageFile(
  table: Kysely<StagedPrices>,
  { contents, columns, customer }: PricesLookTask,
): Promise<Unread[]> {
  const customers = namedCustomers(table.withTables() as Kysely<Schema>);
  const unread: Unread[] = [];
  let reader: PriceLineReader | undefined;
  for await (const batch of sheetRows(Buffer.from(contents))) {
    let rows = batch;
    if (!reader) {
      const [header, ...others] = batch;
      const headers = namedColumns(header?.cells ?? []);
      const at = priceColumns(headers, columns, customer !== null);
      reader = priceLineReader(at, customers.whoseIs, customer);
      rows = others;
    }
    await customers.lookUp(rows.map(reader.customerIn));
    const lines: PriceLine[] = [];
    for (const line of rows.map(reader.read)) {
      if ('reason' in line) unread.push(line);
      else lines.push(line);
    }
    await stagePrices(table, lines);
  }
  if (!reader) throw unreadableSheet('il est vide.');
  return unread;
}
