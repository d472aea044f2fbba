import type { Migration } from './migration.ts';

/** Accounts and their short-lived secrets, which are stored hashed only. */
export const accounts: Migration = {
  name: '0001-accounts',
  statements: ({ text }) => [
    `create table users (
      id ${text} primary key,
      type ${text} not null,
      is_admin bigint not null,
      status ${text} not null,
      email ${text} not null,
      email_norm ${text} not null unique,
      password_hash ${text},
      firstname ${text} not null,
      name ${text} not null,
      comp_name ${text} not null,
      phone ${text} not null,
      address ${text} not null,
      postcode ${text} not null,
      city ${text} not null,
      country ${text} not null,
      catalogs ${text} not null,
      order_enabled bigint not null,
      faq_role ${text} not null,
      discount bigint not null,
      discount_faisceau bigint not null,
      discount_attelage bigint not null,
      discount_kit bigint not null,
      loyalty_number ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      last_connexion_at ${text}
    )`,
    `create table sessions (
      token_hash ${text} primary key,
      kind ${text} not null,
      user_id ${text} not null references users(id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    'create index sessions_user on sessions(user_id)',
    'create index sessions_expiry on sessions(expires_at)',
    `create table throttles (
      key ${text} primary key,
      window_ends bigint not null,
      count bigint not null
    )`,
    `create table recovery_codes (
      handle_hash ${text} primary key,
      user_id ${text} references users(id) on delete cascade,
      code_hash ${text} not null,
      tries bigint not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      verified_at ${text},
      closed_at ${text}
    )`,
    `create table credential_links (
      token_hash ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null,
      used_at ${text}
    )`,
    `create table admin_links (
      token_hash ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null,
      used_at ${text}
    )`,
  ],
};
