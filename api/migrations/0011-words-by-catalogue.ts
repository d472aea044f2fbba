import type { Migration } from './migration.ts';

/**
 * Words by catalogue, because a customer of one catalogue searched through the words of all. Deleted products no longer
 * have words.
 */
export const wordsByCatalogue: Migration = {
  name: '0011-words-by-catalogue',
  statements: ({ text }) => [
    `create table catalogue_words (
      catalogue ${text} not null,
      word ${text} not null,
      product_id ${text} not null references products(id) on delete cascade,
      primary key (catalogue, word, product_id)
    )`,
    `insert into catalogue_words
      select p.catalogue, w.word, w.product_id from product_words w
      join products p on p.id = w.product_id where p.statut <> 'supprime'`,
    'drop table product_words',
    'create index catalogue_words_product on catalogue_words(product_id, word)',
  ],
};
