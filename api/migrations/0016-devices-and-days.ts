import type { Migration } from './migration.ts';

/**
 * Known devices, so that others' attempts do not lock an account's owner out; and the day of a
 * delivery request, so that two of the same day for the same product are one.
 */
export const devicesAndDays: Migration = {
  name: '0016-devices-and-days',
  statements: ({ text }) => [
    `create table known_devices (
      token_hash ${text} not null,
      user_id ${text} not null references users(id) on delete cascade,
      device ${text} not null,
      created_at ${text} not null,
      last_seen_at ${text} not null,
      expires_at ${text} not null,
      primary key (token_hash, user_id)
    )`,
    'create index known_devices_user on known_devices(user_id)',
    `alter table sessions add column device_hash ${text}`,
    `alter table recovery_codes add column device_hash ${text}`,
    // Earlier requests have no day, and there may be several of them for one product.
    `alter table delivery_requests add column asked_on ${text} not null default ''`,
    "create unique index delivery_requests_day on delivery_requests(user_id, product_id, asked_on) where asked_on <> ''",
  ],
};
