import type { ImportLook } from '@extranet/shared/contracts';
import { type HeadedKind, IMPORT_HEADS, importColumns } from '@extranet/shared/rules/product';
import { onDevice } from '@extranet/shared/session';

export type Columns = NonNullable<ImportLook['columns']>;

const SHAPE_MAX = 300;
const NO_HEAD = '';

/** A customer's or supplier's next file has the same heads, so the choice is kept by kind and heads. */
const keyOf = (kind: HeadedKind, headers: readonly string[]): string =>
  `columns_${kind}_${headers.map((head) => head.trim().toLowerCase()).join('|')}`.slice(0, SHAPE_MAX);

export const columnNames = (kind: HeadedKind): string[] => Object.keys(IMPORT_HEADS[kind]);

/** The choice for the last file of these heads, else what the heads say; '' for a column that the file does not have. */
export function recallColumns(kind: HeadedKind, headers: readonly string[]): Columns {
  const kept = keptColumns(kind, headers);
  const known: Columns = importColumns(kind, headers) as Columns;
  return Object.fromEntries(
    columnNames(kind).map((column) => {
      const head = kept ? kept[column] : known[column];
      return [column, typeof head === 'string' && headers.includes(head) ? head : NO_HEAD];
    }),
  );
}

export function rememberColumns(kind: HeadedKind, headers: readonly string[], columns: Columns): void {
  onDevice.keep(keyOf(kind, headers), JSON.stringify(columns));
}

function keptColumns(kind: HeadedKind, headers: readonly string[]): Partial<Columns> | null {
  try {
    return JSON.parse(onDevice.read(keyOf(kind, headers)) ?? 'null') as Partial<Columns> | null;
  } catch {
    return null;
  }
}
