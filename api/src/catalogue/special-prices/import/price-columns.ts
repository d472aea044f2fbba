import { type HeadOf, importColumns } from '@extranet/shared/rules/product';
import { unprocessable } from '../../../base/errors.ts';
import { columnAt } from '../../../base/imports/column-at.ts';

type Column = HeadOf<'specialPrices'>;

/** The position of each column in the file; null where it has none. */
export type PriceColumns = Readonly<Record<Column, number | null>> & {
  readonly ref: number;
  readonly price: number;
};

const OF_A_CUSTOMER: readonly Column[] = ['email', 'number', 'customer'];

/** Throws one error that says which column is missing. */
export function priceColumns(
  headers: readonly string[],
  chosen: Readonly<Record<string, string>> | undefined,
  ofOneCustomer: boolean,
): PriceColumns {
  const named: Partial<Record<Column, string>> = chosen ?? importColumns('specialPrices', headers);
  const at = columnAt(headers, named);
  const names = Object.values(named).filter(Boolean);
  const columns = {
    email: at('email'),
    number: at('number'),
    customer: at('customer'),
    ref: at('ref'),
    price: at('price'),
    validFrom: at('validFrom'),
    validTo: at('validTo'),
    steps: at('steps'),
  };
  const messages = [
    columns.ref === null && 'La colonne Référence doit être sélectionnée.',
    columns.price === null && 'La colonne Prix spécial doit être sélectionnée.',
    !ofOneCustomer &&
      OF_A_CUSTOMER.every((column) => columns[column] === null) &&
      'Une colonne doit dire le client\u00a0: Email, Numéro de fidélité ou Client.',
    new Set(names).size < names.length && 'Chaque colonne doit être unique.',
  ].filter((message) => message !== false);
  if (messages.length > 0) throw unprocessable('import.mapping', messages.join(' '));
  return columns as PriceColumns;
}
