import { type HeadOf, IMPORT_HEADS, importColumns } from '@extranet/shared/rules/product';
import { unprocessable } from '../../../../base/errors.ts';
import { columnAt } from '../../../../base/imports/column-at.ts';
import { namedColumns } from '../../../../base/spreadsheets/sheet.ts';

type Column = HeadOf<'applications'>;
const COLUMNS = Object.keys(IMPORT_HEADS.applications) as Column[];

/** The position of each column in the file; null where it has none. */
export type ApplicationColumns = Readonly<Record<Column, number | null>>;

const REQUIRED: Partial<Record<Column, string>> = { ref: 'Référence', marque: 'Marque', modele: 'Modèle' };
const NAMED_MAX = 30;
const HEAD_MAX = 40;

interface Heads {
  readonly columns: ApplicationColumns;
  /** Heads that nothing is read from: unknown ones, and those that are there twice. */
  readonly unread: string[];
}

/** Throws one error that says which columns are missing. */
export function applicationColumns(
  cells: readonly string[],
  chosen: Readonly<Record<string, string>> | undefined,
): Heads {
  const headers = namedColumns(cells);
  const named: Partial<Record<Column, string>> = chosen ?? importColumns('applications', headers);
  const at = columnAt(headers, named);
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, at(column)])) as ApplicationColumns;
  const names = Object.values(named).filter(Boolean);
  const messages = [
    ...Object.entries(REQUIRED)
      .filter(([column]) => columns[column as Column] === null)
      .map(([, name]) => `La colonne ${name} doit être sélectionnée.`),
    ...(new Set(names).size < names.length ? ['Chaque colonne doit être unique.'] : []),
  ];
  if (messages.length > 0) throw unprocessable('import.mapping', messages.join(' '));
  const unread = headers
    .filter((head, index) => cells[index]?.trim() !== '' && !names.includes(head))
    .slice(0, NAMED_MAX);
  return { columns, unread: unread.map((head) => head.slice(0, HEAD_MAX)) };
}
