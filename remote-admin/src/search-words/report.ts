/** What found nothing, and the words that were left out of what found something. */
export type Report = 'misses' | 'ignored';
