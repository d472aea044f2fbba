import { searchable } from './search.ts';

const FRENCH = /^\d{5}$/;

/** A French postcode has five digits; those of other countries are taken as they are written. */
export const isPostcode = (postcode: string, country: string): boolean =>
  searchable(country) !== 'FRANCE' || FRENCH.test(postcode.replace(/\s/g, ''));
