import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES, searchable } from '@extranet/shared/rules';
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

const PHONE = /^[\d\s+().\-/]+$/;
/** Fewer digits may be of a name: 'Garage 2000'. */
const PHONE_DIGITS_MIN = 4;

/** The search of the back office's list (remote-admin, customer-list.ts): an export has the rows that the list shows. */
export function customerMatcher({ search, catalogues }: Wanted): (row: Searched) => boolean {
  const wanted = searchable(search.trim());
  const digits = PHONE.test(search.trim())
    ? search.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
    : '';
  const byPhone = digits.length >= PHONE_DIGITS_MIN;
  return (row) =>
    isOf(row, catalogues) &&
    (textsOf(row).some((text) => text.includes(wanted)) ||
      (byPhone && phonesOf(row).some((phone) => phone.includes(digits))));
}

function isOf({ catalogs }: Searched, catalogues: readonly Catalogue[]): boolean {
  const own = JSON.parse(catalogs) as Catalogue[];
  return catalogues.length === 0 ? own.length === 0 : own.some((one) => catalogues.includes(one));
}

const textsOf = ({ name, firstname, comp_name, email, city, loyalty_number }: Searched) =>
  [`${name} ${firstname}`, `${firstname} ${name}`, comp_name, email, city, loyalty_number].map(searchable);

/** '33612345678' and '0612345678', from '+33 612345678'. */
function phonesOf({ phone }: Searched): string[] {
  const [dial = '', ...rest] = phone.split(' ');
  const number = rest.join('').replace(/\D/g, '');
  return number === '' ? [] : [`${dial.slice(1)}${number}`, `0${number}`];
}

/** 'Faisceau,Kit'; what is no catalogue is left out, so that 'aucun' asks for customers without any. */
export const cataloguesOf = (text: string | undefined): readonly Catalogue[] =>
  text === undefined ? CATALOGUES : CATALOGUES.filter((one) => text.split(',').includes(one));
