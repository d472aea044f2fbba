import type { Migration } from './migration.ts';

/** Special prices that hold for a time (days in Paris, both included) and from a quantity on. Null: always, and one price. */
export const priceTerms: Migration = {
  name: '0043-price-terms',
  statements: ({ text }) => [
    `alter table special_prices add column valid_from ${text}`,
    `alter table special_prices add column valid_to ${text}`,
    `alter table special_prices add column steps ${text}`,
  ],
};
