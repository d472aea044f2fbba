import type { Found } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { POSTCODE_DIGITS_MIN } from '@extranet/shared/rules/customer';
import { allOf, anyOf } from '../../../base/db/any-of.ts';
import { contains, startsWith } from '../../../base/db/like.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import type { Condition } from '../../../base/lists/filters.ts';
import { type Beginning, indexedCustomers } from './indexed-customers.ts';
import { lettersOf, type Way } from './letters.ts';

const DIGITS_MIN = 3;
/** Which are sorted. */
const FEW = 500;

/** By company, name, mail, telephone, city, loyalty number and what the postcode begins with, in any order. */
export async function findCustomers(db: Reading, asked: Asked): Promise<Found[]> {
  const ways = waysOf(asked);
  if (ways.length === 0) return [];
  const rows = await indexedCustomers(db, await beginningOf(db, ways))
    .select(['users.id', 'users.comp_name', 'users.name', 'users.firstname', 'users.city', 'users.email'])
    .select(['users.phone', 'users.loyalty_number', 'customer_index.phones', 'customer_index.texts'])
    .where('users.status', '!=', 'supprime')
    .where(oneOfWays(ways))
    .orderBy('customer_index.by_company')
    .orderBy('customer_index.user_id')
    .limit(FOUND_READ)
    .execute();
  return rows.map(({ id, comp_name, name, firstname, city, email, ...row }) => {
    const person = `${name} ${firstname}`.trim();
    return {
      id,
      title: comp_name || person,
      detail: [comp_name && person, city, numberFound(asked, row) ?? email].filter(Boolean).join(' · '),
    };
  });
}

interface Numbers {
  readonly phone: string;
  readonly phones: string;
  readonly loyalty_number: string;
  readonly texts: string;
}

/** The number by which somebody was found, if it was by one: digits say nothing where only names are shown. */
function numberFound({ digits, words }: Asked, { phone, phones, loyalty_number, texts }: Numbers) {
  if (digits.length < DIGITS_MIN) return undefined;
  const isIn = (text: string) => words.every((word) => searchable(text).includes(word));
  if (isIn(loyalty_number)) return loyalty_number;
  return phones.includes(digits) && !words.every((word) => texts.includes(word)) ? phone : undefined;
}

/** What is to be in a customer's words, and the condition that says so. */
type FoundBy = Way & { readonly condition: Condition };

function waysOf({ words, digits }: Asked): FoundBy[] {
  const ways: FoundBy[] = [];
  const named = words.map((word) => anyOf([contains('customer_index.texts', word), ...inPostcode(word)]));
  if (named.length > 0) ways.push({ words, condition: allOf(named) });
  // '87 000' is written so too.
  const joined = words.join('');
  ways.push(...inPostcode(joined).map((condition) => ({ words: [joined], condition })));
  if (digits.length >= DIGITS_MIN)
    ways.push({ digits, condition: contains('customer_index.phones', digits) });
  return ways;
}

const oneOfWays = (ways: readonly FoundBy[]) => anyOf(ways.map(({ condition }) => condition));

const inPostcode = (part: string): Condition[] =>
  part.length >= POSTCODE_DIGITS_MIN ? [startsWith('customer_index.postcode', part)] : [];

/** Few are sorted; of many the first ones in their order are soon found. */
async function beginningOf(db: Reading, ways: readonly FoundBy[]): Promise<Beginning> {
  const letters = lettersOf(ways);
  if (!letters) return 'order';
  const some = await indexedCustomers(db, letters)
    .select('users.id')
    .where(oneOfWays(ways))
    .limit(FEW + 1)
    .execute();
  return some.length <= FEW ? letters : 'order';
}
