import { searchable } from '../search.ts';

/** What a customer is found by. */
export interface CustomerFacts {
  name: string;
  firstname: string;
  company: string;
  email: string;
  city: string;
  loyaltyNumber: string;
  /** '+33 612345678' */
  phone: string;
  postcode?: string;
}

export interface CustomerKeys {
  /** Each text on a line of its own: a search never finds the end of one with the beginning of the next. */
  texts: string;
  /** '33612345678' and '0612345678': '+33 6 12', '0033612' and '06.12' each begin one of them. */
  phones: string;
  /** Found by what it begins with: '29' is Finistère. */
  postcode: string;
}

export function customerKeys({ name, firstname, ...facts }: CustomerFacts): CustomerKeys {
  const { company, email, city, loyaltyNumber, phone } = facts;
  const texts = [
    ...[`${name} ${firstname}`, `${firstname} ${name}`],
    ...[...writingsOf(company), email, ...writingsOf(city), loyaltyNumber],
  ];
  const [dial = '', ...rest] = phone.split(' ');
  const number = rest.join('').replace(/\D/g, '');
  return {
    texts: texts.map(searchable).join('\n'),
    phones: number === '' ? '' : `${dial.slice(1)}${number}\n0${number}`,
    postcode: searchable(facts.postcode ?? ''),
  };
}

/** 'Saint-Étienne' is 'St Etienne' as well, and the reverse. */
const writingsOf = (text: string): string[] => [
  ...new Set([text, text.replace(SHORT_SAINT, 'Saint$1'), text.replace(SAINT, 'St$1')]),
];
const SHORT_SAINT = /(?<!\p{L})St(e?)(?!\p{L})/giu;
const SAINT = /(?<!\p{L})Saint(e?)(?!\p{L})/giu;

const PHONE = /^[\d\s+().\-/]+$/;
/** Fewer digits may be of a name: 'Garage 2000'. */
const PHONE_DIGITS_MIN = 4;
/** One digit begins the postcodes of half of them. */
export const POSTCODE_DIGITS_MIN = 2;

export interface CustomerWords {
  /** The whole text, as it stands in one place. */
  whole: string;
  /** Its words, each of which may stand in another place, or begin the postcode. */
  words: readonly string[];
  /** What may be a telephone number; empty where it is none. */
  digits: string;
}

/** What is looked for in the keys of a customer: one of the three is enough. */
export function customerWords(search: string): CustomerWords {
  const text = search.trim();
  const words = text.split(/\s+/).map(searchable).filter(Boolean);
  const digits = PHONE.test(text) ? text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '') : '';
  return {
    whole: searchable(text),
    words,
    digits: digits.length >= PHONE_DIGITS_MIN ? digits : '',
  };
}

const beginsPostcode = (word: string, postcode: string): boolean =>
  word.length >= POSTCODE_DIGITS_MIN && postcode.startsWith(word);

/**
 * The search of the back office's list, which its export repeats: the whole text as it stands in one place, all of its words in
 * any places ('garnier limoges', 'garnier 87'), or a telephone number in any writing.
 */
export function customerSearch(search: string): (keys: CustomerKeys) => boolean {
  const { whole, words, digits } = customerWords(search);
  // Signs alone are in nobody's name.
  if (whole === '') return () => search.trim() === '';
  return ({ texts, phones, postcode }) =>
    texts.includes(whole) ||
    words.every((word) => texts.includes(word) || beginsPostcode(word, postcode)) ||
    (digits !== '' && phones.includes(digits));
}
