import type { Migration } from './migration.ts';

/** A draft ends some day, and who orders without a fingerprint is asked about a risen price once. */
export const draftsExpire: Migration = {
  name: '0017-drafts-expire',
  statements: ({ text }) => [
    // Drafts of before get their day from housekeeping: they too have their thirty days from now on.
    `alter table orders add column expires_at ${text}`,
    "create index orders_drafts on orders(expires_at) where status = 'brouillon'",
    `alter table carts add column told_fingerprint ${text}`,
    `alter table carts add column told_key ${text}`,
  ],
};
