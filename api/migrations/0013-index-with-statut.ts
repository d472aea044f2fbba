import type { Migration } from './migration.ts';

/** The administrators' list omits deleted products: with the status in the index it need not read each row. */
export const indexWithStatut: Migration = {
  name: '0013-index-with-statut',
  statements: () => [
    'drop index products_ref',
    'create index products_ref on products(ref_norm, id, statut)',
  ],
};
