/** No part of this trade is made for older vehicles; an earlier year is a slip. */
export const FIRST_MODEL_YEAR = 1950;
/** Makers sell a model as that of the next year, and announce the one after. */
const AHEAD = 2;

export const lastModelYear = (now = new Date()): number => now.getFullYear() + AHEAD;

export const isModelYear = (year: number, now = new Date()): boolean =>
  Number.isInteger(year) && year >= FIRST_MODEL_YEAR && year <= lastModelYear(now);
