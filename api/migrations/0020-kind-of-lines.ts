import type { Migration } from './migration.ts';

/** An ordered line keeps what its glyph shows, like its words: the pins of a harness, or the type of a towbar. */
export const kindOfLines: Migration = {
  name: '0020-kind-of-lines',
  statements: ({ text }) => [
    `alter table order_items add column kind ${text} not null default ''`,
    `update order_items set kind = coalesce(
      (select products.type from products where products.id = order_items.product_id), '')`,
  ],
};
