import type { Migration } from './migration.ts';

/**
 * Pages' reports that a remote came up, while a canary of it is tried out: one row for each release and account, so that a
 * canary is judged by its rate of failures. Visitors are only counted.
 */
export const remoteLoads: Migration = {
  name: '0023-remote-loads',
  statements: ({ text }) => [
    `create table remote_loads (
      remote ${text} not null,
      release_id ${text} not null,
      account_id ${text} not null,
      last_at ${text} not null,
      primary key (remote, release_id, account_id)
    )`,
  ],
};
