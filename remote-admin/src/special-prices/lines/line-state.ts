import { editedFrom, type PriceLine } from './price-lines.ts';

/** What keeps a price from being paid today. */
export type LineState = 'removed' | 'gone' | 'expired' | 'coming';

/** Days are compared as they are written, '2027-01-31'; both ends of a time are part of it. */
export function stateOf(
  { spStatus, listPrice, validFrom, validTo }: PriceLine,
  today: string,
): LineState | null {
  if (spStatus === 'removed') return 'removed';
  if (listPrice === null) return 'gone';
  if (validTo && validTo < today) return 'expired';
  return validFrom > today ? 'coming' : null;
}

/** A line that is still to be saved: new, or with another price, days or steps than those that stand. */
export const isUnsaved = (line: PriceLine): boolean =>
  line.spId === undefined || editedFrom(line) !== null || line.termsTouched === true;

/** A price with days or steps of its own. */
export const hasTerms = ({ validFrom, validTo, steps }: PriceLine): boolean =>
  validFrom !== '' || validTo !== '' || steps !== '';
