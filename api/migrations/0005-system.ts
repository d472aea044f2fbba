import type { Migration } from './migration.ts';

/** Delivery requests, outgoing mail, jobs, settings and the trail of administrators' actions. */
export const system: Migration = {
  name: '0005-system',
  statements: ({ text }) => [
    `create table delivery_requests (
      id ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      product_id ${text} references products(id) on delete set null,
      prod_ref ${text} not null,
      created_at ${text} not null,
      handled_at ${text}
    )`,
    'create index delivery_requests_open on delivery_requests(handled_at, created_at)',
    `create table mails (
      id ${text} primary key,
      kind ${text} not null,
      recipient ${text} not null,
      subject ${text} not null,
      text ${text} not null,
      html ${text} not null,
      created_at ${text} not null,
      sent_at ${text},
      attempts bigint not null,
      last_error ${text}
    )`,
    'create index mails_unsent on mails(sent_at, created_at)',
    `create table import_jobs (
      id ${text} primary key,
      admin_id ${text} not null references users(id),
      file_id ${text} not null,
      status ${text} not null,
      mapping ${text} not null,
      result ${text},
      created_at ${text} not null,
      finished_at ${text}
    )`,
    `create table qr_codes (
      filename ${text} primary key,
      text ${text} not null,
      file_id ${text} not null references files(id),
      created_by ${text} not null references users(id),
      created_at ${text} not null
    )`,
    `create table audit (
      id ${text} primary key,
      at ${text} not null,
      actor_id ${text},
      actor_kind ${text} not null,
      action ${text} not null,
      subject ${text} not null,
      details ${text} not null
    )`,
    'create index audit_at on audit(at)',
    `create table settings (
      key ${text} primary key,
      value ${text} not null
    )`,
    `create table counters (
      name ${text} primary key,
      value bigint not null
    )`,
    "insert into counters (name, value) values ('catalogue.version', 1)",
  ],
};
