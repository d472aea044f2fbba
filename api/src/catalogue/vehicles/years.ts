/** Towbars are for cars since then. */
export const FIRST_YEAR = 1950;
/** Makers announce models before they sell them. */
const YEARS_AHEAD = 2;

export const lastYear = (): number => new Date().getUTCFullYear() + YEARS_AHEAD;

/** Whether a car may have been registered, or a model built, in this year. */
export const isYearOfCar = (year: number): boolean => year >= FIRST_YEAR && year <= lastYear();
