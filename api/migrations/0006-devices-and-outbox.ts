import type { Migration } from './migration.ts';

/** Columns for the sessions in 'Mes appareils', and for the retry of mails that could not be sent. */
export const devicesAndOutbox: Migration = {
  name: '0006-devices-and-outbox',
  statements: ({ text }) => [
    `alter table sessions add column id ${text} not null default ''`,
    `alter table sessions add column device ${text} not null default ''`,
    `alter table sessions add column last_seen_at ${text} not null default ''`,
    // Earlier sessions get no id, so they cannot be closed one by one; they expire like the others.
    'update sessions set last_seen_at = created_at',
    `alter table mails add column reply_to ${text} not null default ''`,
    `alter table mails add column next_attempt_at ${text}`,
    'create index mails_due on mails(next_attempt_at)',
  ],
};
