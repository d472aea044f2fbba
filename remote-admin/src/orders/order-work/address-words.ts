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

/** The customer's addresses to which it does not go already; the one it was written over for this order is among them. */
export const otherAddresses = (now: Delivery, all: readonly Delivery[]): readonly Delivery[] =>
  all.filter((one) => !isSame(wordsOf(one), wordsOf(now)));

/**
 * What the server is asked for: the chosen address of the customer as it stands, or these words with whom one reaches at the address
 * from which they were written; null where it goes there already.
 */
export function asAsked(
  words: AddressWords,
  chosen: Delivery | undefined,
  now: Delivery,
): Pick<Delivery, 'daId'> | Omit<Delivery, 'daId' | 'daStatus'> | null {
  if (isSame(words, wordsOf(now))) return null;
  if (chosen && isSame(words, wordsOf(chosen))) return { daId: chosen.daId };
  const { daPhone2, daEmail } = chosen ?? now;
  return { ...words, daPhone2, daEmail };
}
