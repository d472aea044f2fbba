import type { Migration } from './migration.ts';

/** A ball that is bolted on by its flange: to the catalogues, the one on a bracket. */
const WRITTEN: readonly string[] = [
  'bride',
  'brides',
  'à bride',
  'rotule bride',
  'rotule à bride',
  'boule bride',
  'boule à bride',
  'attelage bride',
  'attelage à bride',
  'crochet à bride',
];
const MEANT = 'rotule équerre';

/** Words of the trade; one that the back office has added already stays as it is. */
export const flangedBalls: Migration = {
  name: '0065-flanged-balls',
  statements: () =>
    WRITTEN.map(
      (written, at) =>
        `insert into search_synonyms select 'flange-${at}', '${written}', '${compared(written)}', '${MEANT}', '', '2026-11-27T00:00:00.000Z'
          where not exists (select 1 from search_synonyms where written_norm = '${compared(written)}')`,
    ),
};

/** A released migration depends on no rule that may change. */
const compared = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
