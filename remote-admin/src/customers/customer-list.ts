import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import { parsePhone } from '@extranet/shared/format';
import { searchable } from '@extranet/shared/rules';

export const fullName = ({ userName, userFirstname }: Pick<AdminCustomerRow, 'userName' | 'userFirstname'>) =>
  `${userName} ${userFirstname}`.trim();

export const isDeleted = ({ userStatus }: Pick<AdminCustomerRow, 'userStatus'>): boolean =>
  userStatus.startsWith('supp');

/** Rows are never changed in place: the search keys of a row are computed once. */
interface Keys {
  texts: string[];
  /** '33612345678' and '0612345678': '+33 6 12', '0033612' and '06.12' each begin one of them. */
  phones: string[];
}
const keys = new WeakMap<AdminCustomerRow, Keys>();

function keysOf(row: AdminCustomerRow): Keys {
  const known = keys.get(row);
  if (known) return known;
  const { userName, userFirstname, userCompName, userEmail, userCity } = row;
  const texts = [
    `${userName} ${userFirstname}`,
    `${userFirstname} ${userName}`,
    userCompName,
    userEmail,
    userCity,
  ];
  const { dial, digits } = parsePhone(row.userPhone);
  const phones = digits === '' ? [] : [`${dial.slice(1)}${digits}`, `0${digits}`];
  const made = { texts: texts.map(searchable), phones };
  keys.set(row, made);
  return made;
}

const PHONE = /^[\d\s+().\-/]+$/;
/** Fewer digits may be of a name: 'Garage 2000'. */
const PHONE_DIGITS_MIN = 4;

/** The digits of a search that can only be a phone number, as they stand in the keys. */
function phoneOf(search: string): string {
  const digits = search.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
  return PHONE.test(search) && digits.length >= PHONE_DIGITS_MIN ? digits : '';
}

/** Searches name, company, e-mail address, town and phone among the customers of at least one ticked catalogue. */
export function findCustomers(
  customers: readonly AdminCustomerRow[],
  search: string,
  catalogues: readonly Catalogue[],
): AdminCustomerRow[] {
  const wanted = searchable(search.trim());
  const digits = phoneOf(search.trim());
  return customers.filter(
    (row) =>
      row.userCatalogs.some((catalogue) => catalogues.includes(catalogue)) &&
      isFound(keysOf(row), wanted, digits),
  );
}

const isFound = ({ texts, phones }: Keys, wanted: string, digits: string): boolean =>
  texts.some((key) => key.includes(wanted)) || (digits !== '' && phones.some((key) => key.includes(digits)));

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
