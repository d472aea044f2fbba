import { csvRows } from './csv.ts';
import { type HeadNotes, withHeads } from './heads.ts';
import { checkRow, isBlank, namedColumns, type SheetRow, type SheetRows, unreadableSheet } from './sheet.ts';
import { xlsxRows } from './xlsx.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PREVIEW_ROWS = 5;

export interface SheetHead {
  readonly mimetype: string;
  readonly headers: string[];
  readonly preview: string[][];
  readonly notes: HeadNotes;
}

const OLD_EXCEL = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Judges by the contents, not by the file's name. */
const isArchive = (bytes: Buffer) => bytes.subarray(0, ZIP.length).equals(ZIP);

/** The rows that are not blank; the first is the header, whatever stands above it in the file. */
export async function* sheetRows(bytes: Buffer): SheetRows {
  let begun = false;
  for await (const batch of filledRows(bytes)) {
    yield begun ? batch : withHeads(batch).rows;
    begun = true;
  }
}

async function* filledRows(bytes: Buffer): SheetRows {
  if (bytes.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL))
    throw unreadableSheet(
      'c’est un classeur Excel 97-2003 (.xls). Ouvrez-le dans Excel et enregistrez-le au format .xlsx.',
    );
  const batches = isArchive(bytes) ? xlsxRows(bytes) : csvRows(bytes);
  for await (const batch of batches) {
    const rows = batch.filter((row) => !isBlank(row));
    for (const row of rows) checkRow(row);
    if (rows.length > 0) yield rows;
  }
}

export async function sheetHead(bytes: Buffer): Promise<SheetHead> {
  let first: readonly SheetRow[] = [];
  for await (const batch of filledRows(bytes)) {
    first = batch;
    break;
  }
  const { rows, notes } = withHeads(first);
  const [header, ...lines] = rows.slice(0, PREVIEW_ROWS + 1);
  if (!header) throw unreadableSheet('il est vide.');
  const headers = namedColumns(header.cells);
  return {
    mimetype: isArchive(bytes)
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv',
    headers,
    preview: lines.map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
    notes,
  };
}
