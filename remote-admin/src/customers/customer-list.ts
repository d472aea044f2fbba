import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';

export const fullName = ({ userName, userFirstname }: Pick<AdminCustomerRow, 'userName' | 'userFirstname'>) =>
  `${userName} ${userFirstname}`.trim();

export const isDeleted = ({ userStatus }: Pick<AdminCustomerRow, 'userStatus'>): boolean =>
  userStatus.startsWith('supp');

/** Rows are never changed in place: the search keys of a row are computed once. */
const keys = new WeakMap<AdminCustomerRow, string[]>();

function keysOf(row: AdminCustomerRow): string[] {
  const known = keys.get(row);
  if (known) return known;
  const { userName, userFirstname, userCompName } = row;
  const made = [`${userName} ${userFirstname}`, `${userFirstname} ${userName}`, userCompName].map(searchable);
  keys.set(row, made);
  return made;
}

/** Searches name, first name and company among the customers of at least one ticked catalogue. */
export function findCustomers(
  customers: readonly AdminCustomerRow[],
  search: string,
  catalogues: readonly Catalogue[],
): AdminCustomerRow[] {
  const wanted = searchable(search.trim());
  return customers.filter(
    (row) =>
      row.userCatalogs.some((catalogue) => catalogues.includes(catalogue)) &&
      keysOf(row).some((key) => key.includes(wanted)),
  );
}

const french = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

/** Call it once for each list and order, not at every keystroke: comparing in French is slow. Empty values come last. */
export function sortCustomers(
  customers: readonly AdminCustomerRow[],
  by: string,
  direction: 'up' | 'down',
): readonly AdminCustomerRow[] {
  const textOf = by === 'name' ? fullName : ({ userCompName }: AdminCustomerRow) => userCompName;
  const sign = direction === 'up' ? 1 : -1;
  return [...customers].sort((one, other) => {
    const [a, b] = [textOf(one), textOf(other)];
    const nothing = Number(a === '') - Number(b === '');
    return nothing === 0 ? sign * french.compare(a, b) : nothing;
  });
}
