import { year } from '@extranet/shared/format';

const FIRST_YEAR = 2016;

/** In Paris, the supplier's time zone. */
export const currentYear = (): number => year(new Date()) as number;

/** Newest first, back to the first year of the shop. */
export const yearsUpTo = (last: number): number[] =>
  Array.from({ length: last - FIRST_YEAR + 1 }, (_, back) => last - back);
