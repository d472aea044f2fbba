import type { Migration } from './migration.ts';

/** Who an account is for the law and for the driver; an order keeps its own copy. */
export const companies: Migration = {
  name: '0036-companies',
  statements: ({ text }) => [
    `create table companies (
      user_id ${text} primary key references users(id) on delete cascade,
      siret ${text} not null,
      vat_number ${text} not null,
      instructions ${text} not null
    )`,
    `alter table orders add column company ${text}`,
  ],
};
