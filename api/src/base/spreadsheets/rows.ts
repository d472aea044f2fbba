import { csvRows } from './csv.ts';
import { checkRow, isBlank, namedColumns, type SheetRow, type SheetRows, unreadableSheet } from './sheet.ts';
import { xlsxRows } from './xlsx.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PREVIEW_ROWS = 5;

export interface SheetHead {
  readonly mimetype: string;
  readonly headers: string[];
  readonly preview: string[][];
}

/** Judges by the contents, not by the file's name. */
const isArchive = (bytes: Buffer) => bytes.subarray(0, ZIP.length).equals(ZIP);

/** The rows that are not blank; the first is the header. */
export async function* sheetRows(bytes: Buffer): SheetRows {
  const batches = isArchive(bytes) ? xlsxRows(bytes) : csvRows(bytes);
  for await (const batch of batches) {
    const rows = batch.filter((row) => !isBlank(row));
    for (const row of rows) checkRow(row);
    if (rows.length > 0) yield rows;
  }
}

export async function sheetHead(bytes: Buffer): Promise<SheetHead> {
  const rows: SheetRow[] = [];
  for await (const batch of sheetRows(bytes)) {
    rows.push(...batch.slice(0, PREVIEW_ROWS + 1));
    if (rows.length > PREVIEW_ROWS) break;
  }
  const [header, ...lines] = rows.slice(0, PREVIEW_ROWS + 1);
  if (!header) throw unreadableSheet('il est vide.');
  const headers = namedColumns(header.cells);
  return {
    mimetype: isArchive(bytes)
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv',
    headers,
    preview: lines.map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
  };
}
