import type { Migration } from './migration.ts';

/** How garages and their clients call a towbar and its socket, heard at the counter. */
const SYNONYMS: readonly [written: string, meant: string][] = [
  ['attache', 'attelage'],
  ['attaches', 'attelage'],
  ['attache remorque', 'attelage'],
  ['attaches remorques', 'attelage'],
  ['attache caravane', 'attelage'],
  ['crochet d’attelage', 'attelage'],
  ['crochet de remorque', 'attelage'],
  ['crochet remorque', 'attelage'],
  ['boule de remorque', 'attelage'],
  ['boule remorque', 'attelage'],
  ['prise remorque', 'faisceau'],
  ['prise de remorque', 'faisceau'],
  ['prise caravane', 'faisceau'],
  ['prise de caravane', 'faisceau'],
  ['faisceau remorque', 'faisceau'],
  ['faisceau de remorque', 'faisceau'],
  ['faisceau caravane', 'faisceau'],
];

/** Words for towing; one that the back office has added already stays as it is. */
export const wordsForTowing: Migration = {
  name: '0052-words-for-towing',
  statements: () =>
    SYNONYMS.map(
      ([written, meant], at) =>
        `insert into search_synonyms select 'towing-${at}', '${written}', '${compared(written)}', '${meant}', '', '2026-11-25T00:00:00.000Z'
          where not exists (select 1 from search_synonyms where written_norm = '${compared(written)}')`,
    ),
};

/** A released migration depends on no rule that may change. */
const compared = (words: string): string =>
  words
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .join(' ');
