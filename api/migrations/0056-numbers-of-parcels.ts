import type { Migration } from './migration.ts';

/** An order is found by the number on its parcel, however that is written: the key stands beside it. */
export const numbersOfParcels: Migration = {
  name: '0056-numbers-of-parcels',
  statements: ({ text }) => [
    `alter table order_parcels add column number_norm ${text} not null default ''`,
    "update order_parcels set number_norm = upper(replace(replace(replace(replace(number, ' ', ''), '-', ''), '.', ''), '/', ''))",
    'create index order_parcels_number on order_parcels(number_norm, order_id)',
  ],
};
