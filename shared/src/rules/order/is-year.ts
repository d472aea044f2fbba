/** '2024' as a word of a search for orders: the year of an order before it is anything else. */
export const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);
