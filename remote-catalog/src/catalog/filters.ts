import type { Catalogue, MeantModels } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';
import { hasModelNumber } from '@extranet/shared/rules/vehicle';
import { MODEL_END, meantAsText } from './meant/wanted.ts';

/** The filters of the list. For kits, `reference` is searched in title, description and reference. */
export interface Filters {
  year: string;
  make: string;
  model: string;
  reference: string;
  /** The chosen chips: '13.stock' (traits.ts). */
  traits: string;
  /** '1' after a model was chosen from the list: then '308 I' is no beginning of 308 II. */
  exact: '' | '1';
}

export const NO_FILTERS: Filters = { year: '', make: '', model: '', reference: '', traits: '', exact: '' };
/** What is as true of the parts in another catalogue: the car. References, texts and chips are each catalogue's own. */
export const ofVehicle = ({ year, make, model, exact }: Filters): Filters => ({
  ...NO_FILTERS,
  year,
  make,
  model,
  exact,
});
export const YEAR_DIGITS = 4;
const MIN_REFERENCE = 3;

/** Filters in the form in which they are compared; '' and undefined mean no restriction. */
export interface Wanted {
  make: string;
  model: string;
  /** As it was typed, where its number may be a generation: it is read beside the models that there are. */
  counted?: string;
  /** Instead of make and model, where no name begins so: those that were meant, as a text that is compared. */
  meant?: string;
  /** Of kits the words, which may stand anywhere in its texts: 'KIT RENAULT'. */
  reference: string;
  year: number | undefined;
}

/** Whether every row found by the first also matches the second. */
export const narrows = (one: Wanted, other: Wanted): boolean =>
  one.make.startsWith(other.make) &&
  one.model.startsWith(other.model) &&
  one.counted === other.counted &&
  one.meant === other.meant &&
  one.reference.startsWith(other.reference) &&
  (other.year === undefined || other.year === one.year);

export const cleanYear = (text: string): string => text.replace(/\D/g, '').slice(0, YEAR_DIGITS);

/** Nobody has to type the century: no year of a vehicle begins with 16. 19 and 20 may still become 1998 or 2016. */
export function yearTyped(text: string, before: string): string {
  const year = cleanYear(text);
  const grown = year.length > before.length;
  return grown && !CENTURIES.includes(year) ? withCentury(year) : year;
}

const CENTURIES = ['19', '20'];

/** '16' is 2016 and '98' is 1998; anything but two digits stays as it is. */
export function withCentury(year: string): string {
  if (year.length !== 2) return year;
  return (Number(year) > (new Date().getFullYear() % 100) + 1 ? '19' : '20') + year;
}

/** `meant` is how make and model were read, where they begin no name of the catalogue. */
export function wantedBy(catalogue: Catalogue, filters: Filters, meant?: MeantModels): Wanted {
  const { make, model, reference, year, exact } = filters;
  const wanted = searchable(reference);
  const isKit = catalogue === 'Kit';
  if (meant && !isKit)
    return {
      ...wantedBy(catalogue, { ...filters, make: '', model: '', exact: '' }),
      meant: meantAsText(meant),
      ...(meant.year && year.length !== YEAR_DIGITS && { year: meant.year }),
    };
  return {
    make: isKit ? '' : searchable(make),
    model: isKit || !model.trim() ? '' : searchable(model) + (exact && MODEL_END),
    ...(!isKit && !exact && hasModelNumber(model) && { counted: model }),
    reference: isKit ? wordsOf(reference).join(' ') : wanted.length >= MIN_REFERENCE ? wanted : '',
    year: !isKit && year.length === YEAR_DIGITS ? Number(year) : undefined,
  };
}

/** A list of tens of thousands is shown only with a filter; a year alone is not enough (C2.22). */
export function isSearch(catalogue: Catalogue, filters: Filters): boolean {
  const { make, model, reference } = wantedBy(catalogue, filters);
  return make !== '' || model !== '' || reference !== '';
}

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.year === b.year &&
  a.make === b.make &&
  a.model === b.model &&
  a.reference === b.reference &&
  a.traits === b.traits &&
  a.exact === b.exact;

/** What was typed, as one says it: 'Peugeot 308 II, 2016'. */
export const searchInWords = ({ make, model, year, reference }: Filters): string =>
  [[make, model].filter(Boolean).join(' '), year, reference].filter(Boolean).join(', ');
