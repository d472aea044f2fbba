import { searchable } from '@extranet/shared/rules';
import { oneOf } from '../../../base/db/one-of.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { normaliseEmail } from '../../../base/text/normalise.ts';

/** How a line of a file names its customer: whatever it has. */
export interface WrittenCustomer {
  readonly email: string;
  readonly number: string;
  readonly name: string;
}

export type Whose =
  | { readonly id: string }
  | { readonly state: 'unknown' | 'deleted' | 'unreadable'; readonly reason: string };

export interface NamedCustomers {
  /** Reads what is needed to find these, and was not read yet: a file that names addresses needs no other customer than those. */
  readonly lookUp: (written: readonly WrittenCustomer[]) => Promise<void>;
  /** Whose line it is, once it was looked up. */
  readonly whoseIs: (written: WrittenCustomer) => Whose;
}

interface Known {
  readonly id: string;
  readonly deleted: boolean;
}
type Several = ReadonlyMap<string, readonly Known[]>;

/** By address, else by number, else by name: a name that two customers have means neither. */
export function namedCustomers(db: DbOrTransaction): NamedCustomers {
  const byEmail = new Map<string, Known | undefined>();
  let byNumber: Several | undefined;
  let byName: Several | undefined;

  async function lookUpEmails(emails: readonly string[]): Promise<void> {
    const asked = [...new Set(emails)].filter((email) => !byEmail.has(email));
    if (asked.length === 0) return;
    for (const email of asked) byEmail.set(email, undefined);
    const rows = await customers(db)
      .select('email_norm')
      .where(oneOf(db, 'email_norm', asked))
      .execute();
    for (const row of rows) byEmail.set(row.email_norm, toKnown(row));
  }

  const ofAddress = (email: string) =>
    found(byEmail.get(normaliseEmail(email)), `Aucun client n’a l’adresse ${email}.`);

  return {
    lookUp: async (written) => {
      await lookUpEmails(written.map(addressIn).map(normaliseEmail).filter(mayBeStored));
      const others = written.filter((one) => addressIn(one) === '');
      if (others.some(({ number }) => number !== '')) byNumber ??= await numbersOf(db);
      if (others.some(({ number, name }) => number === '' && name !== '')) byName ??= await namesOf(db);
    },
    whoseIs: (written) => {
      const { number, name } = written;
      const email = addressIn(written);
      if (email !== '') return ofAddress(email);
      if (number !== '')
        return onlyOne(byNumber?.get(numberKey(number)), `Aucun client n’a le numéro ${number}.`, number);
      if (name !== '')
        return onlyOne(
          byName?.get(searchable(name)),
          `Aucun client ne s’appelle «\u00a0${name}\u00a0».`,
          name,
        );
      return { state: 'unreadable', reason: 'Le client manque.' };
    },
  };
}

/** PostgreSQL refuses any other as a parameter; no customer has such an address. */
const mayBeStored = (email: string): boolean => email !== '' && email.isWellFormed() && !email.includes('\0');

/** Where a name means two customers, an address may stand in its place. */
const addressIn = ({ email, number, name }: WrittenCustomer): string =>
  email !== '' || number !== '' || !name.includes('@') ? email : name;

const customers = (db: DbOrTransaction) =>
  db.selectFrom('users').select(['id', 'status']).where('is_admin', '=', 0);

const toKnown = ({ id, status }: { id: string; status: string }): Known => ({
  id,
  deleted: status === 'supprime',
});

async function numbersOf(db: DbOrTransaction): Promise<Several> {
  const rows = await customers(db).select('loyalty_number').where('loyalty_number', '<>', '').execute();
  return Map.groupBy(
    rows.map((row) => ({ ...toKnown(row), key: numberKey(row.loyalty_number) })),
    ({ key }) => key,
  );
}

async function namesOf(db: DbOrTransaction): Promise<Several> {
  const rows = await customers(db).select(['comp_name', 'name', 'firstname']).execute();
  const byName = new Map<string, Known[]>();
  for (const { comp_name, name, firstname, ...row } of rows) {
    const known = toKnown(row);
    for (const key of new Set([comp_name, `${name} ${firstname}`, `${firstname} ${name}`].map(searchable))) {
      const all = byName.get(key);
      if (all) all.push(known);
      else if (key !== '') byName.set(key, [known]);
    }
  }
  return byName;
}

/** Spreadsheets lose the zeros that a number begins with. */
const numberKey = (text: string) => text.trim().replace(/^0+(?=.)/, '');

const found = (known: Known | undefined, unknown: string): Whose => {
  if (!known) return { state: 'unknown', reason: unknown };
  return known.deleted ? { state: 'deleted', reason: 'Ce client est supprimé.' } : { id: known.id };
};

function onlyOne(all: readonly Known[] = [], unknown: string, written: string): Whose {
  const living = all.filter(({ deleted }) => !deleted);
  if (living.length < 2) return found(living[0] ?? all[0], unknown);
  return {
    state: 'unreadable',
    reason: `${living.length} clients répondent à «\u00a0${written}\u00a0»\u00a0: indiquez leur adresse email.`,
  };
}
