import type { Migration } from './migration.ts';

/** Lines taken out of a cart, kept for an hour: 'Annuler' brings one back as it was, where it stood. */
export const removedLines: Migration = {
  name: '0076-removed-lines',
  statements: ({ text }) => [
    `create table removed_cart_items (
      id ${text} primary key,
      user_id ${text} not null references carts(user_id) on delete cascade,
      item_key ${text} not null,
      product_id ${text} references products(id),
      prod_ref ${text} not null,
      catalogue ${text} not null,
      quantity bigint not null,
      shown_unit_cents bigint not null,
      created_at ${text} not null,
      vehicle ${text},
      equipment ${text},
      removed_at ${text} not null
    )`,
    'create index removed_cart_items_age on removed_cart_items(user_id, removed_at)',
  ],
};
