import type { Migration } from './migration.ts';

/** Indexes from a file to what uses it, for the check of its rights at every reading; and one for a year's orders. */
export const fileOwners: Migration = {
  name: '0007-file-owners',
  statements: () => [
    'create index products_picture on products(picture_id)',
    'create index products_datasheet on products(datasheet_id)',
    'create index orders_pdf on orders(pdf_id)',
    'create index orders_newest on orders(ordered_at, id)',
  ],
};
