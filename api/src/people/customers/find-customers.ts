import type { Found } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Reading } from '../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../base/desk/asked.ts';
import { heldUntilChanged } from '../../base/desk/held-until-changed.ts';

interface Searched {
  readonly found: Found;
  readonly text: string;
  readonly phone: string;
}

const NATIONAL = /^(\+\d+\s)?0?/;

/** Every change of an account sets its instant; one that is gone changes the count. */
const customers = heldUntilChanged(
  async (db) => {
    const { at, count } = await db
      .selectFrom('users')
      .select(({ fn }) => [fn.max('updated_at').as('at'), fn.countAll().as('count')])
      .executeTakeFirstOrThrow();
    return `${at} ${count}`;
  },
  async (db): Promise<Searched[]> => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'comp_name', 'firstname', 'name', 'email', 'phone', 'city', 'loyalty_number'])
      .where('is_admin', '=', 0)
      .where('status', '!=', 'supprime')
      .orderBy('comp_name')
      .orderBy('id')
      .execute();
    return rows.map(({ id, comp_name, firstname, name, email, phone, city, loyalty_number }) => {
      const person = `${name} ${firstname}`.trim();
      return {
        found: {
          id,
          title: comp_name || person,
          detail: [comp_name && person, city, email].filter(Boolean).join(' · '),
        },
        text: [comp_name, person, email, city, loyalty_number].map(searchable).join(' '),
        phone: phone.replace(NATIONAL, '').replace(/\D/g, ''),
      };
    });
  },
);

const DIGITS_MIN = 3;

/** By company, name, mail, telephone, city and loyalty number, in any order. */
export async function findCustomers(db: Reading, { words, digits }: Asked): Promise<Found[]> {
  const hits: Found[] = [];
  for (const { found, text, phone } of await customers(db)) {
    const isNamed = words.length > 0 && words.every((word) => text.includes(word));
    if (!isNamed && !(digits.length >= DIGITS_MIN && phone.includes(digits))) continue;
    hits.push(found);
    if (hits.length === FOUND_READ) break;
  }
  return hits;
}
