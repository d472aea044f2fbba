import type { Migration } from './migration.ts';

/**
 * What pages told of remotes that failed: one row for each release and each account that told of it ('' for everybody
 * who is not signed in), so that one person's thousand reports stay one row and one voice.
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
