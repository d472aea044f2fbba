import type { Catalogue } from '@extranet/shared/contracts';
import {
  CATALOGUES,
  DISCOUNT,
  LOYALTY_DIGITS,
  readNumber,
  searchable,
  TEXT_MAX,
} from '@extranet/shared/rules';
import type { HeadOf } from '@extranet/shared/rules/product';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import { hundredths } from '../../../base/money.ts';
import { possible } from '../../../base/text/possible-numbers.ts';

export type FieldName = Exclude<HeadOf<'customers'>, 'email'>;

/** One column of a customers' file: how a cell is read into the account's columns, and how they are written again. */
export interface Field {
  readonly label: string;
  /** The account's columns, or a sentence that says why the cell cannot be read. */
  read(cell: string): Partial<UsersTable> | string;
  write(user: UsersTable): string;
  /** The account's columns out of what write made, whatever it is: what stood before comes back as it was. */
  stored(written: string): Partial<UsersTable>;
}

type TextColumn = 'comp_name' | 'name' | 'firstname' | 'address' | 'postcode' | 'city' | 'country';
type DiscountColumn = 'discount' | 'discount_faisceau' | 'discount_attelage' | 'discount_kit';

const text = (label: string, column: TextColumn, max: number): Field => ({
  label,
  read: (cell) =>
    cell.length > max || !cell.isWellFormed()
      ? `${label}\u00a0: ${max} caractères au plus.`
      : { [column]: cell },
  write: (user) => user[column],
  stored: (written) => ({ [column]: written }),
});

const percent = (label: string, column: DiscountColumn): Field => ({
  label,
  read: (cell) => {
    const { value, problem } = readNumber(cell, DISCOUNT);
    return problem ? `${label}\u00a0: ${possible(DISCOUNT)}` : { [column]: hundredths(value) };
  },
  write: (user) => String(Number(user[column]) / 100).replace('.', ','),
  stored: (written) => ({ [column]: hundredths(Number(written.replace(',', '.'))) }),
});

/** In the order in which a file has them. The address says which customer it is, and is not changed by a file. */
export const CUSTOMER_FIELDS: Readonly<Record<FieldName, Field>> = {
  number: {
    label: 'Numéro de fidélité',
    // Spreadsheets lose the zeros that a number begins with.
    read: (cell) =>
      new RegExp(`^\\d{1,${LOYALTY_DIGITS}}$`).test(cell)
        ? { loyalty_number: cell.padStart(LOYALTY_DIGITS, '0') }
        : `Le numéro de fidélité «\u00a0${cell.slice(0, 30)}\u00a0» n’a pas ${LOYALTY_DIGITS} chiffres.`,
    write: (user) => user.loyalty_number,
    stored: (written) => ({ loyalty_number: written }),
  },
  company: text('Société', 'comp_name', TEXT_MAX.company),
  name: text('Nom', 'name', TEXT_MAX.personName),
  firstname: text('Prénom', 'firstname', TEXT_MAX.personName),
  phone: {
    label: 'Téléphone',
    read: (cell) => phoneOf(cell) ?? `Le téléphone «\u00a0${cell.slice(0, 40)}\u00a0» est illisible.`,
    write: (user) => user.phone,
    stored: (written) => ({ phone: written }),
  },
  address: text('Adresse', 'address', TEXT_MAX.street),
  postcode: text('Code postal', 'postcode', TEXT_MAX.postcode),
  city: text('Ville', 'city', TEXT_MAX.city),
  country: text('Pays', 'country', TEXT_MAX.country),
  catalogs: {
    label: 'Catalogues',
    read: (cell) => {
      const named = cell.split(/[,;/]/).map((part) => searchable(part).replace(/S$/, ''));
      const found = CATALOGUES.filter((catalogue) => named.includes(searchable(catalogue)));
      return found.length < named.length
        ? `Les catalogues «\u00a0${cell.slice(0, 60)}\u00a0» sont illisibles\u00a0: écrivez Faisceau, Attelage, Kit.`
        : { catalogs: JSON.stringify(found) };
    },
    write: (user) => inOrder(user.catalogs).join(', '),
    stored: (written) => ({ catalogs: JSON.stringify(written.split(', ').filter(Boolean)) }),
  },
  orderEnabled: {
    label: 'Peut commander',
    read: (cell) => {
      const answer = { OUI: 1, NON: 0, '1': 1, '0': 0 }[searchable(cell)];
      return answer === undefined ? 'Peut commander\u00a0: écrivez oui ou non.' : { order_enabled: answer };
    },
    write: (user) => (Number(user.order_enabled) === 1 ? 'oui' : 'non'),
    stored: (written) => ({ order_enabled: written === 'oui' ? 1 : 0 }),
  },
  discount: percent('Remise générale (%)', 'discount'),
  discountFaisceau: percent('Remise faisceaux (%)', 'discount_faisceau'),
  discountAttelage: percent('Remise attelages (%)', 'discount_attelage'),
  discountKit: percent('Remise kits (%)', 'discount_kit'),
};

export const FIELD_NAMES = Object.keys(CUSTOMER_FIELDS) as FieldName[];

/** The values of an account by label: what a line of an import says is compared and shown as it is written. */
export type Written = Record<string, string>;

const inOrder = (catalogs: string): Catalogue[] => {
  const own = JSON.parse(catalogs) as Catalogue[];
  return CATALOGUES.filter((catalogue) => own.includes(catalogue));
};

const PHONE = /^[+\d\s().\u00a0-]{6,40}$/;
const FRENCH = /^(?:\+33|0033|0)([1-9]\d{8})$/;

/** As accounts have it: '+33 612345678'. What is of another country stays as it is written. */
function phoneOf(cell: string): { phone: string } | null {
  if (!PHONE.test(cell)) return null;
  const [, national] = FRENCH.exec(cell.replace(/\(0\)|[^+\d]/g, '')) ?? [];
  return { phone: national ? `+33 ${national}` : cell };
}
