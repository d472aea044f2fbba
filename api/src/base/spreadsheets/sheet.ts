import { failure } from '../errors.ts';

/** One row of a spreadsheet, with the number that the spreadsheet program shows. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export type SheetRows = AsyncIterable<readonly SheetRow[]>;

/** Far above any real price list, and far below what would harm the server. */
export const LIMITS = {
  rows: 200_000,
  columns: 200,
  cellCharacters: 4_000,
  unpackedBytes: 100_000_000,
  archiveEntries: 2_000,
  sharedStrings: 400_000,
  sharedCharacters: 12_000_000,
} as const;

export const unreadableSheet = (why: string) =>
  failure(422, 'spreadsheet.unreadable', `Le fichier ne peut être lu\u00A0: ${why}`);

export const sheetTooLarge = (why: string) =>
  failure(422, 'spreadsheet.tooLarge', `Le fichier est trop volumineux\u00A0: ${why}`);

export function checkRow({ number, cells }: SheetRow): void {
  if (cells.length > LIMITS.columns) throw sheetTooLarge(`plus de ${LIMITS.columns} colonnes.`);
  if (cells.some((cell) => cell.length > LIMITS.cellCharacters)) {
    throw sheetTooLarge(`une cellule de la ligne ${number} est trop longue.`);
  }
}

/** The names of the columns, made unique because mappings go by name. */
export function namedColumns(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell.trim() || `Colonne ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

export const isBlank = ({ cells }: SheetRow) => cells.every((cell) => cell.trim() === '');
