import type { Migration } from './migration.ts';

/** From a file to what it hangs on: its rights are asked on every reading. And every year's orders, newest first. */
export const fileOwners: Migration = {
  name: '0007-file-owners',
  statements: () => [
    'create index products_picture on products(picture_id)',
    'create index products_datasheet on products(datasheet_id)',
    'create index orders_pdf on orders(pdf_id)',
    'create index orders_newest on orders(ordered_at, id)',
  ],
};
