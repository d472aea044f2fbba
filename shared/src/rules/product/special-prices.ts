/** As many lines are saved at once: the largest customers have a price for a third of the catalogue. */
export const SPECIAL_PRICES_AT_ONCE = 30_000;

/** A longer list comes to the page in slices, and only what was changed of it is saved. */
export const SPECIAL_PRICES_SLICE = 1000;
