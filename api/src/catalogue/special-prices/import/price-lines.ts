import { TEXT_MAX } from '@extranet/shared/rules';
import { importColumns } from '@extranet/shared/rules/product';
import { unprocessable } from '../../../base/errors.ts';
import { sheetRows } from '../../../base/spreadsheets/rows.ts';
import { namedColumns, sheetTooLarge, unreadableSheet } from '../../../base/spreadsheets/sheet.ts';

/** As many as a list may have. */
const LINES_MAX = 30_000;
const CELL_MAX = 30;

export interface WrittenLine {
  readonly line: number;
  readonly ref: string;
  readonly price: string;
}

/** The references and prices of a file as they are written there. */
export async function writtenLines(contents: Buffer): Promise<WrittenLine[]> {
  const lines: WrittenLine[] = [];
  let columns: { ref: number; price: number } | undefined;
  for await (const batch of sheetRows(contents)) {
    const [header, ...others] = batch;
    const rows = columns ? batch : others;
    columns ??= columnsIn(header?.cells ?? []);
    for (const { number, cells } of rows) {
      const cell = (at: number, max: number) => (cells[at] ?? '').trim().slice(0, max + 1);
      const { ref, price } = columns;
      lines.push({ line: number, ref: cell(ref, TEXT_MAX.reference), price: cell(price, CELL_MAX) });
    }
    if (lines.length > LINES_MAX) throw sheetTooLarge(`plus de ${LINES_MAX} lignes.`);
  }
  if (!columns) throw unreadableSheet('il est vide.');
  return lines;
}

function columnsIn(cells: readonly string[]) {
  const headers = namedColumns(cells);
  const { ref, price } = importColumns('specialPrices', headers);
  if (ref === undefined || price === undefined)
    throw unprocessable(
      'specialPrices.columns',
      'Il faut au fichier, en première ligne, les titres de colonnes «\u00a0Référence\u00a0» et «\u00a0Prix spécial\u00a0».',
    );
  return { ref: headers.indexOf(ref), price: headers.indexOf(price) };
}
