import type { Migration } from './migration.ts';

/**
 * What happens later stands in one table, whoever does it (ADR 0029). A mail's job has the mail's id; the mails that
 * waited go on where they were.
 */
export const jobs: Migration = {
  name: '0030-jobs',
  statements: ({ text }) => [
    `create table jobs (
      id ${text} primary key,
      kind ${text} not null,
      payload ${text} not null,
      created_at ${text} not null,
      run_at ${text},
      taken_by ${text},
      taken_until ${text},
      attempts bigint not null default 0,
      last_error ${text},
      last_done_at ${text}
    )`,
    'create index jobs_due on jobs(kind, run_at)',
    `insert into jobs (id, kind, payload, created_at, run_at, attempts, last_error)
      select id, 'mail', '{}', created_at, next_attempt_at, attempts, last_error
      from mails where sent_at is null`,
    'drop index if exists mails_due',
    'alter table mails drop column next_attempt_at',
    'alter table mails drop column attempts',
    'alter table mails drop column last_error',
  ],
};
