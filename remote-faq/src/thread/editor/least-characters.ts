/** Counts visible text only, as the server does (C5.09). */
export const LEAST_CHARACTERS = 20;
