import type { Migration } from './migration.ts';

/**
 * An e-mail address is valid once its owner has opened a mailed link: these tables hold the changes of address and the
 * sign-ups that wait for it. Links are stored hashed only.
 */
export const confirmedAddresses: Migration = {
  name: '0015-confirmed-addresses',
  statements: ({ text }) => [
    `create table email_changes (
      id ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      old_email ${text} not null,
      old_email_norm ${text} not null,
      new_email ${text} not null,
      asker_session ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      take_back_until ${text} not null,
      confirmed_at ${text},
      closed_at ${text},
      taken_back_at ${text}
    )`,
    'create index email_changes_user on email_changes(user_id, created_at)',
    'create index email_changes_old on email_changes(old_email_norm)',
    `create table email_change_links (
      token_hash ${text} primary key,
      change_id ${text} not null references email_changes(id) on delete cascade,
      kind ${text} not null
    )`,
    'create index email_change_links_change on email_change_links(change_id)',
    `create table sign_ups (
      token_hash ${text} primary key,
      email_norm ${text} not null,
      form ${text} not null,
      password_hash ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    'create index sign_ups_email on sign_ups(email_norm)',
  ],
};
