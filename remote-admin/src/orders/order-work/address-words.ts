import type { Delivery } from '@extranet/shared/contracts';

/** What an order's address consists of for the office. */
export type AddressWords = Pick<
  Delivery,
  'daCompName' | 'daFirstname' | 'daName' | 'daAddress' | 'daPostCode' | 'daCity' | 'daCountry' | 'daPhone1'
>;

export const ADDRESS_REQUIRED = [
  'daFirstname',
  'daName',
  'daAddress',
  'daPostCode',
  'daCity',
  'daCountry',
  'daPhone1',
] as const satisfies readonly (keyof AddressWords)[];

export const wordsOf = (delivery: Delivery): AddressWords => ({
  daCompName: delivery.daCompName,
  daFirstname: delivery.daFirstname,
  daName: delivery.daName,
  daAddress: delivery.daAddress,
  daPostCode: delivery.daPostCode,
  daCity: delivery.daCity,
  daCountry: delivery.daCountry,
  daPhone1: delivery.daPhone1,
});

/** Blanks and capitals make no other address, as the server says too. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr');

const isSame = (one: AddressWords, other: AddressWords): boolean =>
  (Object.keys(one) as (keyof AddressWords)[]).every((name) => plain(one[name]) === plain(other[name]));

/** The customer's addresses to which it does not go already. */
export const otherAddresses = (now: Delivery, all: readonly Delivery[]): readonly Delivery[] =>
  all.filter((one) => one.daId !== now.daId && !isSame(wordsOf(one), wordsOf(now)));

/** What the server is asked for: one of the customer's addresses as it stands, or these words; null where it goes there already. */
export function asAsked(
  words: AddressWords,
  from: Delivery,
  now: Delivery,
): { daId: string } | AddressWords | null {
  if (isSame(words, wordsOf(now))) return null;
  return from.daId !== now.daId && isSame(words, wordsOf(from)) ? { daId: from.daId } : words;
}
