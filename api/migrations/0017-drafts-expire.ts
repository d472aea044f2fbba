import type { Migration } from './migration.ts';

/** Drafts expire, and a client that orders without a fingerprint has to confirm a risen price once. */
export const draftsExpire: Migration = {
  name: '0017-drafts-expire',
  statements: ({ text }) => [
    // Earlier drafts get their date from housekeeping: thirty days from now.
    `alter table orders add column expires_at ${text}`,
    "create index orders_drafts on orders(expires_at) where status = 'brouillon'",
    `alter table carts add column told_fingerprint ${text}`,
    `alter table carts add column told_key ${text}`,
  ],
};
