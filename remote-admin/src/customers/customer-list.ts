import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { parsePhone } from '@extranet/shared/format';
import { searchable } from '@extranet/shared/rules';
import type { Sort } from '@extranet/shared/ui/table';
import { listKeys } from '../list-keys.ts';
import { sortKey } from '../sort-key.ts';
import { type ListFilters, type SortedBy, STATUSES } from './list-filters.ts';

export const fullName = ({ userName, userFirstname }: Pick<AdminCustomerRow, 'userName' | 'userFirstname'>) =>
  `${userName} ${userFirstname}`.trim();

export const isDeleted = ({ userStatus }: Pick<AdminCustomerRow, 'userStatus'>): boolean =>
  userStatus.startsWith('supp');

/** Each text on a line of its own: a search never finds the end of one with the beginning of the next. */
const textKeys = listKeys<AdminCustomerRow>((row) => {
  const { userName, userFirstname, userCompName, userEmail, userCity, custLoyaltyNumber } = row;
  const texts = [
    `${userName} ${userFirstname}`,
    `${userFirstname} ${userName}`,
    userCompName,
    userEmail,
    userCity,
    custLoyaltyNumber,
  ];
  return texts.map(searchable).join('\n');
});

/** '33612345678' and '0612345678': '+33 6 12', '0033612' and '06.12' each begin one of them. */
const phoneKeys = listKeys<AdminCustomerRow>(({ userPhone }) => {
  const { dial, digits } = parsePhone(userPhone);
  return digits === '' ? '' : `${dial.slice(1)}${digits}\n0${digits}`;
});

/** Made ahead, while nobody types. */
export function preparedKeys(customers: readonly AdminCustomerRow[]) {
  const all = [textKeys(customers), phoneKeys(customers)];
  return (row: AdminCustomerRow, at: number): void => {
    for (const keyAt of all) keyAt(row, at);
  };
}

const PHONE = /^[\d\s+().\-/]+$/;
/** Fewer digits may be of a name: 'Garage 2000'. */
const PHONE_DIGITS_MIN = 4;

/** The digits of a search that can only be a phone number, as they stand in the keys. */
function phoneOf(search: string): string {
  const digits = search.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
  return PHONE.test(search) && digits.length >= PHONE_DIGITS_MIN ? digits : '';
}

/**
 * Searches name, company, e-mail address, town, phone and loyalty number among the customers of at least one ticked
 * catalogue. With none ticked those are left that have no catalogue, which no tick would find (D10).
 */
export function findCustomers(
  customers: readonly AdminCustomerRow[],
  { search, catalogues, status }: Pick<ListFilters, 'search' | 'catalogues' | 'status'>,
): AdminCustomerRow[] {
  const wanted = searchable(search.trim());
  const digits = phoneOf(search.trim());
  const [textAt, phoneAt] = [textKeys(customers), phoneKeys(customers)];
  return customers.filter(
    (row, at) =>
      (status === '' || row.userStatus === status) &&
      (catalogues.length === 0
        ? row.userCatalogs.length === 0
        : row.userCatalogs.some((catalogue) => catalogues.includes(catalogue))) &&
      (textAt(row, at).includes(wanted) || (digits !== '' && phoneAt(row, at).includes(digits))),
  );
}

const TEXT_OF: Record<SortedBy, (row: AdminCustomerRow) => string> = {
  company: ({ userCompName }) => userCompName,
  name: fullName,
  email: ({ userEmail }) => userEmail,
  city: ({ userCity }) => userCity,
  status: ({ userStatus }) => String(STATUSES.indexOf(userStatus)),
  loyalty: ({ custLoyaltyNumber }) => custLoyaltyNumber,
};

/** Call it once for each list and order, not at every keystroke. Empty values come last. */
export function sortCustomers(
  customers: readonly AdminCustomerRow[],
  { by, direction }: Sort,
): readonly AdminCustomerRow[] {
  const textOf = TEXT_OF[by as SortedBy] ?? TEXT_OF.company;
  const sign = direction === 'up' ? 1 : -1;
  const keyed = customers.map((row) => ({ row, key: sortKey(textOf(row)) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === b) return 0;
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return a < b ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}
