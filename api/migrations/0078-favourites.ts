import type { Migration } from './migration.ts';

/** The products that an account keeps at hand. */
export const favourites: Migration = {
  name: '0078-favourites',
  statements: ({ text }) => [
    `create table favourites (
      user_id ${text} not null references users(id),
      product_id ${text} not null references products(id),
      added_at ${text} not null,
      primary key (user_id, product_id)
    )`,
    'create index favourites_product on favourites(product_id)',
  ],
};
