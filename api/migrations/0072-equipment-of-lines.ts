import type { Migration } from './migration.ts';

/** What was answered about the car's equipment when a part was added for it: a condition that it answers is not said again. */
export const equipmentOfLines: Migration = {
  name: '0072-equipment-of-lines',
  statements: ({ text }) => [
    `alter table cart_items add column equipment ${text}`,
    `alter table order_items add column equipment ${text}`,
  ],
};
