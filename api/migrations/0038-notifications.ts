import type { Migration } from './migration.ts';

/**
 * What an account is told, its choices, and the browsers that it is pushed to. A mark counts the changes of an account's
 * list: processes compare it instead of reading the list (ADR 0033).
 */
export const notifications: Migration = {
  name: '0038-notifications',
  statements: ({ text }) => [
    `create table notifications (
      id ${text} primary key,
      user_id ${text} not null references users(id),
      kind ${text} not null,
      title ${text} not null,
      detail ${text} not null,
      path ${text} not null,
      created_at ${text} not null,
      read_at ${text}
    )`,
    'create index notifications_newest on notifications(user_id, created_at desc, id)',
    'create index notifications_unread on notifications(user_id) where read_at is null',
    'create index notifications_age on notifications(created_at)',
    // No reference to users: it would lock the account's row at each change.
    `create table notification_marks (
      user_id ${text} primary key,
      mark bigint not null
    )`,
    `create table notification_choices (
      user_id ${text} not null references users(id),
      kind ${text} not null,
      by_mail bigint not null,
      by_push bigint not null,
      primary key (user_id, kind)
    )`,
    `create table push_subscriptions (
      id ${text} primary key,
      user_id ${text} not null references users(id),
      endpoint ${text} not null,
      p256dh ${text} not null,
      auth ${text} not null,
      device ${text} not null,
      created_at ${text} not null
    )`,
    'create index push_subscriptions_user on push_subscriptions(user_id)',
  ],
};
