import { searchable } from './search.ts';

/** Five digits, of which the first are the department: 01 to 95, overseas 971 to 976 and 98. */
const FRENCH = /^((0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-6]\d{2}|98\d{3})$/;

/** A French postcode has five digits and begins with a department; those of other countries are taken as they are written. */
export const isPostcode = (postcode: string, country: string): boolean =>
  searchable(country) !== 'FRANCE' || FRENCH.test(postcode.replace(/\s/g, ''));
