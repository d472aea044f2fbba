import { type HeadOf, IMPORT_HEADS, importColumns } from '@extranet/shared/rules/product';
import { unprocessable } from '../../../base/errors.ts';
import { columnAt } from '../../../base/imports/column-at.ts';

type Column = HeadOf<'customers'>;
const COLUMNS = Object.keys(IMPORT_HEADS.customers) as Column[];

/** The position of each column in the file; null where it has none. */
export type CustomerColumns = Readonly<Record<Column, number | null>>;

/** Throws one error that says which column is missing. */
export function customerColumns(
  headers: readonly string[],
  chosen: Readonly<Record<string, string>> | undefined,
): CustomerColumns {
  const named: Partial<Record<Column, string>> = chosen ?? importColumns('customers', headers);
  const at = columnAt(headers, named);
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, at(column)])) as CustomerColumns;
  const names = Object.values(named).filter(Boolean);
  const messages = [
    columns.email === null &&
      columns.number === null &&
      'La colonne Email ou Numéro de fidélité doit être sélectionnée.',
    names.length < 2 && 'Au moins une autre colonne doit être sélectionnée.',
    new Set(names).size < names.length && 'Chaque colonne doit être unique.',
  ].filter((message) => message !== false);
  if (messages.length > 0) throw unprocessable('import.mapping', messages.join(' '));
  return columns;
}

/** Our own file has them, and nobody would change a customer by them. */
const FACTS = ['Client depuis', 'Dernière connexion'];

/** Columns of which nothing is taken, as a status, which has its own screen: that is said. */
export function unreadColumns(
  headers: readonly string[],
  chosen: Readonly<Record<string, string>> | undefined,
): string[] {
  const taken = Object.values(chosen ?? importColumns('customers', headers));
  return headers.filter((head) => head !== '' && !taken.includes(head) && !FACTS.includes(head));
}
