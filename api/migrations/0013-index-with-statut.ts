import type { Migration } from './migration.ts';

/** The administrators' list leaves out what is deleted: with the status in the index it need not look at each product. */
export const indexWithStatut: Migration = {
  name: '0013-index-with-statut',
  statements: () => [
    'drop index products_ref',
    'create index products_ref on products(ref_norm, id, statut)',
  ],
};
