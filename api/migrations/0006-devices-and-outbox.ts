import type { Migration } from './migration.ts';

/** What 'Mes appareils' shows of a session, and when a mail that could not go out is tried again. */
export const devicesAndOutbox: Migration = {
  name: '0006-devices-and-outbox',
  statements: ({ text }) => [
    `alter table sessions add column id ${text} not null default ''`,
    `alter table sessions add column device ${text} not null default ''`,
    `alter table sessions add column last_seen_at ${text} not null default ''`,
    // Sessions of before get no id that anybody could name; they end like the others.
    'update sessions set last_seen_at = created_at',
    `alter table mails add column reply_to ${text} not null default ''`,
    `alter table mails add column next_attempt_at ${text}`,
    'create index mails_due on mails(next_attempt_at)',
  ],
};
