/** So many requests are read at once; more than these that wait nobody counts. */
export const PAGE = 100;
