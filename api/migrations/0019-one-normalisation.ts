import type { Migration } from './migration.ts';

const COLUMNS = ['marque_norm', 'modele_norm', 'titre_norm', 'memo_norm'];

/**
 * Names and texts were stored with a blank between words, but the pages compared without: 'c4' found a C-4 on the page
 * and not on the server. Both now use the same rule (searchable in shared/rules). The makes and models that were split
 * become words of the search as well.
 */
export const oneNormalisation: Migration = {
  name: '0019-one-normalisation',
  statements: () => [
    ...COLUMNS.slice(0, 2).map(
      (column) => `insert into catalogue_words (catalogue, word, product_id)
        select catalogue, replace(${column}, ' ', ''), id from products
        where statut <> 'supprime' and ${column} like '% %'
        on conflict do nothing`,
    ),
    `update products set ${COLUMNS.map((column) => `${column} = replace(${column}, ' ', '')`).join(', ')}`,
  ],
};
