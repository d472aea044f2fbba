import { PRICE, readNumber } from '@extranet/shared/rules';
import type { SheetRow } from './sheet.ts';

const TITLES_MAX = 10;
const YEAR = /^(19|20)\d\d$/;

/** What was done so that the first row holds the heads of the columns; it is said to whoever sent the file. */
export interface HeadNotes {
  /** Rows above the heads, such as a title, that are not read. */
  readonly titleRows: number;
  /** The file has no heads: the columns are called by their letters, and the first row is read like the others. */
  readonly noHeads: boolean;
}

/** The rows of a file's beginning, heads first. */
export function withHeads(rows: readonly SheetRow[]): { rows: readonly SheetRow[]; notes: HeadNotes } {
  const titleRows = titlesAbove(rows);
  const table = rows.slice(titleRows);
  const [first] = table;
  if (!first?.cells.some(isAmount)) return { rows: table, notes: { titleRows, noHeads: false } };
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, index) => `Colonne ${letter(index)}`);
  return { rows: [{ number: 0, cells }, ...table], notes: { titleRows, noHeads: true } };
}

/** Rows with far fewer cells than the table under them. */
function titlesAbove(rows: readonly SheetRow[]): number {
  const filled = rows
    .slice(0, 2 * TITLES_MAX)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const widest = Math.max(0, ...filled);
  if (widest < 2) return 0;
  const first = filled.findIndex((count) => count >= 2 && count * 2 >= widest);
  return first > TITLES_MAX ? 0 : Math.max(0, first);
}

/** A year may be the head of a column of prices. */
const isAmount = (cell: string) => {
  const text = cell.trim();
  return text !== '' && !YEAR.test(text) && readNumber(text, PRICE).value !== undefined;
};

/** As spreadsheet programs call their columns. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
