import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Cell, ExportTable } from './export-table.ts';

/** Excel in French: UTF-8 with its mark, semicolons, commas in numbers. A cell that begins like a formula is made text. */
const OPTIONS = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
const MARK = '\uFEFF';

export async function* csvExport<Row>({ columns, pages }: ExportTable<Row>): AsyncGenerator<string> {
  yield MARK + stringify([columns.map(({ head }) => head)], OPTIONS);
  // Lets the heads leave before the first page is read: a database in this process answers without ever letting go.
  await setImmediate();
  for await (const page of pages) {
    yield stringify(
      page.map((row) => columns.map(({ value, decimals }) => written(value(row), decimals))),
      OPTIONS,
    );
    // Lets other requests run between two pages.
    await setImmediate();
  }
}

function written(cell: Cell, decimals: number | undefined): string {
  if (typeof cell !== 'number') return cell ?? '';
  return (decimals === undefined ? String(cell) : cell.toFixed(decimals)).replace('.', ',');
}
