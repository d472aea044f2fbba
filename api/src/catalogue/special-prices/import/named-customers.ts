import { searchable } from '@extranet/shared/rules';
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

type FindCustomer = (written: WrittenCustomer) => Whose;

interface Known {
  readonly id: string;
  readonly deleted: boolean;
}

/** By address, else by number, else by name: a name that two customers have means neither. */
export async function namedCustomers(db: DbOrTransaction): Promise<FindCustomer> {
  const byEmail = new Map<string, Known>();
  const byNumber = new Map<string, Known[]>();
  const byName = new Map<string, Known[]>();
  const add = (map: Map<string, Known[]>, key: string, known: Known) => {
    if (key === '') return;
    const all = map.get(key);
    if (!all) map.set(key, [known]);
    else if (!all.includes(known)) all.push(known);
  };
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email_norm', 'loyalty_number', 'comp_name', 'name', 'firstname', 'status'])
    .where('is_admin', '=', 0)
    .execute();
  for (const { id, email_norm, loyalty_number, comp_name, name, firstname, status } of rows) {
    const known = { id, deleted: status === 'supprime' };
    byEmail.set(email_norm, known);
    add(byNumber, numberKey(loyalty_number), known);
    for (const text of [comp_name, `${name} ${firstname}`, `${firstname} ${name}`])
      add(byName, searchable(text), known);
  }
  const ofAddress = (email: string) =>
    found(byEmail.get(normaliseEmail(email)), `Aucun client n’a l’adresse ${email}.`);
  return ({ email, number, name }) => {
    if (email !== '') return ofAddress(email);
    if (number !== '')
      return onlyOne(byNumber.get(numberKey(number)), `Aucun client n’a le numéro ${number}.`, number);
    // Where a name means two customers, an address may stand in its place.
    if (name.includes('@')) return ofAddress(name);
    if (name !== '')
      return onlyOne(byName.get(searchable(name)), `Aucun client ne s’appelle «\u00a0${name}\u00a0».`, name);
    return { state: 'unreadable', reason: 'Le client manque.' };
  };
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
