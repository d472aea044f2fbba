import type { Migration } from './migration.ts';

/**
 * Pages' reports of failed remotes: one row for each release and account ('' for all visitors), so that a thousand
 * reports of one person stay one row and count once.
 */
export const remoteFailures: Migration = {
  name: '0008-remote-failures',
  statements: ({ text }) => [
    `create table remote_failures (
      remote ${text} not null,
      release_id ${text} not null,
      account_id ${text} not null,
      reason ${text} not null,
      state ${text} not null,
      longest_ms bigint not null,
      reports bigint not null,
      first_at ${text} not null,
      last_at ${text} not null,
      primary key (remote, release_id, account_id)
    )`,
  ],
};
