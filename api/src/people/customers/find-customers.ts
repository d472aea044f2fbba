import type { Found } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../base/desk/asked.ts';
import { searchedCustomers } from './searched-customers.ts';

const DIGITS_MIN = 3;
/** One digit begins the postcodes of half of them. */
const POSTCODE_MIN = 2;

/** By company, name, mail, telephone, city, loyalty number and what the postcode begins with, in any order. */
export async function findCustomers(db: Reading, { words, digits }: Asked): Promise<Found[]> {
  const hits: Found[] = [];
  for (const { found, text, phone, postcode } of await searchedCustomers(db)) {
    const begins = (part: string) => part.length >= POSTCODE_MIN && postcode.startsWith(part);
    const isNamed = words.length > 0 && words.every((word) => text.includes(word) || begins(word));
    // '87 000' is written so too.
    if (!isNamed && !begins(words.join('')) && !(digits.length >= DIGITS_MIN && phone.includes(digits)))
      continue;
    hits.push(found);
    if (hits.length === FOUND_READ) break;
  }
  return hits;
}
