import type { Migration } from './migration.ts';

/** How many special prices a customer has is counted in the index alone: of a hundred thousand, each row was looked at. */
export const activeSpecialPrices: Migration = {
  name: '0054-active-special-prices',
  statements: () => [
    "create index special_prices_active on special_prices(user_id, ref_norm) where status = 'active'",
  ],
};
