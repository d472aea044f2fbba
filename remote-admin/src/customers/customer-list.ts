import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { type CustomerKeys, customerKeys, customerSearch, inOrder } from '@extranet/shared/rules/customer';
import type { Sort } from '@extranet/shared/ui/table';
import { listKeys } from '../list-keys.ts';
import { type ListFilters, type SortedBy, STATUSES } from './list-filters.ts';

export const fullName = ({ userName, userFirstname }: Pick<AdminCustomerRow, 'userName' | 'userFirstname'>) =>
  `${userName} ${userFirstname}`.trim();

export const isDeleted = ({ userStatus }: Pick<AdminCustomerRow, 'userStatus'>): boolean =>
  userStatus.startsWith('supp');

const keysOf = ({ userName, userFirstname, userCompName, ...row }: AdminCustomerRow) =>
  customerKeys({
    ...{ name: userName, firstname: userFirstname, company: userCompName, email: row.userEmail },
    ...{ city: row.userCity, loyaltyNumber: row.custLoyaltyNumber, phone: row.userPhone },
  });
const searchKeys = listKeys<AdminCustomerRow, CustomerKeys>(keysOf);

/** Made ahead, while nobody types. */
export const preparedKeys = (customers: readonly AdminCustomerRow[]) => searchKeys(customers);

/**
 * Searches name, company, e-mail address, town, phone and loyalty number among the customers of at least one ticked
 * catalogue. With none ticked those are left that have no catalogue, which no tick would find (D10).
 */
export function findCustomers(
  customers: readonly AdminCustomerRow[],
  { search, catalogues, status }: Pick<ListFilters, 'search' | 'catalogues' | 'status'>,
): AdminCustomerRow[] {
  const isFound = customerSearch(search);
  const keysAt = searchKeys(customers);
  return customers.filter(
    (row, at) =>
      (status === '' || row.userStatus === status) &&
      (catalogues.length === 0
        ? row.userCatalogs.length === 0
        : row.userCatalogs.some((catalogue) => catalogues.includes(catalogue))) &&
      isFound(keysAt(row, at)),
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
  return inOrder(customers, textOf, direction);
}
