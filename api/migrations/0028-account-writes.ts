import type { Migration } from './migration.ts';

/** How far PostgreSQL's log was when an account last wrote: until a replica is there, the account reads elsewhere (ADR 0027). */
export const accountWrites: Migration = {
  name: '0028-account-writes',
  statements: ({ text }) => [
    // No reference to users: it would lock the account's row at each write, and rows are gone after an hour.
    `create table account_writes (
      user_id ${text} primary key,
      position bigint not null,
      at ${text} not null
    )`,
  ],
};
