import type { Migration } from './migration.ts';

/**
 * How releases of remotes run. Sums for each day, with nobody in them; and for two days one row for each account, which is its
 * voice about a canary. Marks grow when something changed of which every process must hear.
 */
export const remoteFigures: Migration = {
  name: '0061-remote-figures',
  statements: ({ text }) => [
    `create table remote_figures (
      remote ${text} not null,
      release_id ${text} not null,
      day ${text} not null,
      figure ${text} not null,
      bound integer not null,
      total integer not null,
      primary key (remote, release_id, day, figure, bound)
    )`,
    `create table remote_paces (
      remote ${text} not null,
      release_id ${text} not null,
      account_id ${text} not null,
      day ${text} not null,
      interactions integer not null,
      total_ms integer not null,
      errors integer not null,
      primary key (remote, release_id, account_id, day)
    )`,
    `create table shared_marks (
      name ${text} primary key,
      mark integer not null
    )`,
  ],
};
