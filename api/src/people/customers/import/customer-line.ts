import type { FieldError } from '@extranet/shared/contracts';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import { isApiFailure } from '../../../base/errors.ts';
import type { SheetRow } from '../../../base/spreadsheets/sheet.ts';
import { normaliseEmail } from '../../../base/text/normalise.ts';
import { checkCustomer } from '../customer.checks.ts';
import { newCustomer } from '../customer.columns.ts';
import { isErased } from '../erased.ts';
import type { CustomerColumns } from './customer-columns.ts';
import { CUSTOMER_FIELDS, FIELD_NAMES, type Field, type Written } from './customer-fields.ts';

export interface CustomerLine {
  readonly line: number;
  readonly email: string;
  /** Undefined for a customer who becomes new. */
  readonly user: UsersTable | undefined;
  readonly before: Written;
  readonly after: Written;
}

export interface UnreadCustomer {
  readonly line: number;
  readonly ref: string;
  readonly state: 'unknown' | 'deleted' | 'unreadable';
  readonly reason: string;
}

export interface KnownCustomers {
  byEmail(emailNorm: string): UsersTable | undefined;
  byNumber(number: string): UsersTable | undefined;
  /** Another account left this address a few days ago, and may still take it back. */
  isReserved(emailNorm: string): boolean;
}

/** As our own files write a text that a spreadsheet program would take for a formula. */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r])/;
const SHOWN = 120;

/** Reads rows one by one. An empty cell leaves what stands; a customer who is there twice is refused. */
export function customerLineReader(columns: CustomerColumns, known: KnownCustomers) {
  const seen = new Map<string, number>();

  return ({ number: line, cells }: SheetRow): CustomerLine | UnreadCustomer => {
    const cell = (at: number | null) =>
      at === null ? '' : (cells[at] ?? '').trim().replace(MADE_HARMLESS, '');
    const email = cell(columns.email);
    const number = cell(columns.number);
    const unread = (reason: string, state: UnreadCustomer['state'] = 'unreadable'): UnreadCustomer => ({
      line,
      state,
      ref: (email || number).slice(0, SHOWN),
      reason: reason.slice(0, 4 * SHOWN),
    });
    if (!email && !number) return unread('Ni adresse email ni numéro de fidélité.');
    const numbered = number === '' ? undefined : known.byNumber(number);
    const user = email === '' ? numbered : known.byEmail(normaliseEmail(email));
    if (!user && !email) return unread(`Aucun client n’a le numéro ${number}.`, 'unknown');
    if (numbered && numbered.id !== user?.id)
      return unread(`Le numéro ${number} est celui d’un autre client, ${numbered.email}.`);
    if (user && (user.status === 'supprime' || isErased(user)))
      return unread('Ce client est supprimé.', 'deleted');
    if (user?.is_admin) return unread('Cette adresse est celle d’un administrateur.');
    if (!user && known.isReserved(normaliseEmail(email)))
      return unread(
        'Un autre client vient de quitter cette adresse et peut la reprendre pendant sept jours.',
      );
    const key = user?.id ?? normaliseEmail(email);
    const earlier = seen.get(key);
    if (earlier !== undefined) return unread(`Ce client figure déjà à la ligne ${earlier}.`);
    seen.set(key, line);
    const read: Partial<UsersTable>[] = [];
    const touched: Field[] = [];
    const problems: string[] = [];
    for (const name of FIELD_NAMES) {
      const written = cell(columns[name]);
      if (written === '') continue;
      const value = CUSTOMER_FIELDS[name].read(written);
      if (typeof value === 'string') {
        problems.push(value);
        continue;
      }
      read.push(value);
      touched.push(CUSTOMER_FIELDS[name]);
    }
    const standing: UsersTable = user ?? blank(email);
    const becomes: UsersTable = Object.assign({}, standing, ...read);
    const problem = problemOf(becomes, user, email);
    if (problem) problems.push(problem);
    if (problems.length > 0) return unread(problems.join(' '));
    const changed = touched.filter((field) => field.write(standing) !== field.write(becomes));
    const valuesOf = (of: UsersTable): Written =>
      Object.fromEntries(changed.map((field) => [field.label, field.write(of)]));
    return {
      line,
      email: user?.email ?? email,
      user,
      before: user ? valuesOf(user) : {},
      after: valuesOf(becomes),
    };
  };
}

/** What a new account is before the file says anything of it. */
export const blank = (email: string): UsersTable => ({
  ...newCustomer,
  id: '',
  email,
  email_norm: normaliseEmail(email),
  created_at: '',
  updated_at: '',
});

/** The same checks as in the form. A new account needs no password: who it is of asks for a link. */
function problemOf(becomes: UsersTable, user: UsersTable | undefined, email: string): string | null {
  try {
    checkCustomer({ ...(user ? {} : { userEmail: email, sendCredentials: true }) }, becomes, user ?? null);
    return null;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return ((error.facts.fields as FieldError[] | undefined) ?? []).map(({ message }) => message).join(' ');
  }
}
