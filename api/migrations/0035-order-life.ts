import type { Migration } from './migration.ts';

/**
 * The life of an order beside the specification's status: states of orders and lines, what was promised, parcels, events,
 * requests of customers and notes of the office. Each change raises the order's version.
 */
export const orderLife: Migration = {
  name: '0035-order-life',
  statements: ({ text }) => [
    `alter table orders add column state ${text} not null default 'validee'`,
    'alter table orders add column version bigint not null default 1',
    `alter table orders add column promised_on ${text}`,
    `alter table orders add column due_on ${text}`,
    `update orders set state = status where status <> 'validee'`,
    'create index orders_state on orders(state, ordered_at)',
    'create index orders_due on orders(due_on) where due_on is not null',
    `alter table order_items add column state ${text} not null default 'validee'`,
    `alter table order_items add column promised_on ${text}`,
    'alter table order_items add column shipped bigint not null default 0',
    'alter table order_items add column delivered bigint not null default 0',
    `update order_items set state = (select orders.status from orders where orders.id = order_items.order_id)
      where order_id in (select id from orders where status <> 'validee')`,
    `create table order_events (
      id ${text} primary key,
      order_id ${text} not null references orders(id) on delete cascade,
      version bigint not null,
      at ${text} not null,
      kind ${text} not null,
      state ${text} not null,
      actor_kind ${text} not null,
      actor ${text} not null,
      reason ${text} not null,
      lines ${text} not null,
      detail ${text} not null
    )`,
    'create index order_events_order on order_events(order_id, version)',
    `create table order_parcels (
      id ${text} primary key,
      order_id ${text} not null references orders(id) on delete cascade,
      carrier ${text} not null,
      number ${text} not null,
      link ${text} not null,
      sent_at ${text} not null,
      expected_on ${text},
      delivered_at ${text}
    )`,
    'create index order_parcels_order on order_parcels(order_id, sent_at)',
    `create table order_parcel_lines (
      parcel_id ${text} not null references order_parcels(id) on delete cascade,
      item_id ${text} not null,
      quantity bigint not null check (quantity > 0),
      primary key (parcel_id, item_id)
    )`,
    `create table order_requests (
      id ${text} primary key,
      order_id ${text} not null references orders(id) on delete cascade,
      text ${text} not null,
      asked_at ${text} not null,
      answer ${text} not null,
      answered_at ${text},
      answered_by ${text} not null
    )`,
    'create index order_requests_order on order_requests(order_id, asked_at)',
    `create table order_notes (
      id ${text} primary key,
      order_id ${text} not null references orders(id) on delete cascade,
      text ${text} not null,
      author ${text} not null,
      at ${text} not null
    )`,
    'create index order_notes_order on order_notes(order_id, at)',
    `create table order_mail_choices (
      user_id ${text} primary key references users(id) on delete cascade,
      choices ${text} not null
    )`,
  ],
};
