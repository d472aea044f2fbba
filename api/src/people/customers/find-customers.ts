import type { Found } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../base/desk/asked.ts';
import { searchedCustomers } from './searched-customers.ts';

const DIGITS_MIN = 3;

/** By company, name, mail, telephone, city and loyalty number, in any order. */
export async function findCustomers(db: Reading, { words, digits }: Asked): Promise<Found[]> {
  const hits: Found[] = [];
  for (const { found, text, phone } of await searchedCustomers(db)) {
    const isNamed = words.length > 0 && words.every((word) => text.includes(word));
    if (!isNamed && !(digits.length >= DIGITS_MIN && phone.includes(digits))) continue;
    hits.push(found);
    if (hits.length === FOUND_READ) break;
  }
  return hits;
}
