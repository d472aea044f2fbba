import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { customerKeys, customerSearch } from '@extranet/shared/rules/customer';
import type { UsersTable } from '../../base/db/schema/accounts.ts';

type Searched = Pick<
  UsersTable,
  'name' | 'firstname' | 'comp_name' | 'email' | 'city' | 'phone' | 'loyalty_number' | 'catalogs'
>;

interface Wanted {
  readonly search: string;
  /** Of which at least one; an empty list: those without any (D10). */
  readonly catalogues: readonly Catalogue[];
}

/** The search of the back office's list: an export has the rows that the list shows. */
export function customerMatcher({ search, catalogues }: Wanted): (row: Searched) => boolean {
  const isFound = customerSearch(search);
  return (row) => isOf(row, catalogues) && isFound(keysOf(row));
}

const keysOf = ({ name, firstname, comp_name, email, city, loyalty_number, phone }: Searched) =>
  customerKeys({ name, firstname, company: comp_name, email, city, loyaltyNumber: loyalty_number, phone });

function isOf({ catalogs }: Searched, catalogues: readonly Catalogue[]): boolean {
  const own = JSON.parse(catalogs) as Catalogue[];
  return catalogues.length === 0 ? own.length === 0 : own.some((one) => catalogues.includes(one));
}

/** 'Faisceau,Kit'; what is no catalogue is left out, so that 'aucun' asks for customers without any. */
export const cataloguesOf = (text: string | undefined): readonly Catalogue[] =>
  text === undefined ? CATALOGUES : CATALOGUES.filter((one) => text.split(',').includes(one));
