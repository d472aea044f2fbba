import type { Migration } from './migration.ts';

/**
 * What customers send back, or claim. Whose a return is, its order says; the key is the form's, so that a form that is sent
 * twice asks once.
 */
export const returns: Migration = {
  name: '0047-returns',
  statements: ({ text }) => [
    `create table returns (
      id ${text} primary key,
      ref ${text} not null unique,
      ref_norm ${text} not null,
      order_id ${text} not null references orders(id) on delete cascade,
      form_key ${text} not null,
      reason ${text} not null,
      words ${text} not null,
      state ${text} not null,
      version bigint not null,
      asked_at ${text} not null,
      unique (order_id, form_key)
    )`,
    'create index returns_state on returns(state, asked_at)',
    `create table return_lines (
      return_id ${text} not null references returns(id) on delete cascade,
      item_id ${text} not null references order_items(id) on delete cascade,
      quantity bigint not null check (quantity > 0),
      primary key (return_id, item_id)
    )`,
    'create index return_lines_item on return_lines(item_id)',
    `create table return_photos (
      return_id ${text} not null references returns(id) on delete cascade,
      position bigint not null,
      file_id ${text} not null unique references files(id),
      primary key (return_id, position)
    )`,
    `create table return_events (
      id ${text} primary key,
      return_id ${text} not null references returns(id) on delete cascade,
      version bigint not null,
      at ${text} not null,
      state ${text} not null,
      actor_kind ${text} not null,
      actor ${text} not null,
      note ${text} not null
    )`,
    'create index return_events_return on return_events(return_id, version)',
  ],
};
