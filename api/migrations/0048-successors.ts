import type { Migration } from './migration.ts';

/** 'Remplacé par': one successor a reference, by reference as links are, so that it outlives the product. */
export const successors: Migration = {
  name: '0048-successors',
  statements: ({ text }) => [
    `create table product_successors (
      ref_norm ${text} primary key,
      ref ${text} not null,
      successor_norm ${text} not null,
      successor_ref ${text} not null
    )`,
    'create index product_successors_successor on product_successors(successor_norm)',
  ],
};
