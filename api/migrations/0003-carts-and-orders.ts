import type { Migration } from './migration.ts';

/** An order copies its address and its lines' prices, so that later changes do not affect it. */
export const orders: Migration = {
  name: '0003-carts-and-orders',
  statements: ({ text }) => [
    `create table carts (
      user_id ${text} primary key references users(id) on delete cascade,
      version bigint not null,
      updated_at ${text} not null
    )`,
    `create table cart_items (
      id ${text} primary key,
      user_id ${text} not null references carts(user_id) on delete cascade,
      item_key ${text} not null,
      product_id ${text} references products(id),
      prod_ref ${text} not null,
      catalogue ${text} not null,
      quantity bigint not null check (quantity > 0),
      shown_unit_cents bigint not null,
      created_at ${text} not null,
      unique (user_id, item_key)
    )`,
    `create table deliveries (
      id ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      comp_name ${text} not null,
      name ${text} not null,
      firstname ${text} not null,
      address ${text} not null,
      postcode ${text} not null,
      city ${text} not null,
      country ${text} not null,
      phone1 ${text} not null,
      phone2 ${text} not null,
      email ${text} not null,
      status ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    'create index deliveries_user on deliveries(user_id, status)',
    `create table orders (
      id ${text} primary key,
      ref ${text} not null unique,
      ref_norm ${text} not null,
      user_id ${text} not null references users(id),
      internal_ref ${text} not null,
      internal_ref_norm ${text} not null,
      status ${text} not null,
      year bigint not null,
      ordered_at ${text} not null,
      validated_at ${text},
      delivery_id ${text} references deliveries(id),
      delivery ${text},
      total_et_cents bigint not null,
      vat_cents bigint not null,
      total_it_cents bigint not null,
      vat_rate bigint not null,
      pdf_id ${text},
      updated_at ${text} not null,
      check (total_it_cents = total_et_cents + vat_cents)
    )`,
    'create index orders_user on orders(user_id, ordered_at)',
    'create index orders_year on orders(year, ordered_at)',
    'create index orders_delivery on orders(delivery_id)',
    `create table order_items (
      id ${text} primary key,
      order_id ${text} not null references orders(id) on delete cascade,
      position bigint not null,
      product_id ${text} references products(id),
      prod_ref ${text} not null,
      ref_norm ${text} not null,
      catalogue ${text} not null,
      label ${text} not null,
      stock_code ${text} not null,
      quantity bigint not null check (quantity > 0),
      unit_cents bigint not null,
      total_et_cents bigint not null,
      vat_cents bigint not null,
      total_it_cents bigint not null,
      unique (order_id, position)
    )`,
    'create index order_items_ref on order_items(ref_norm)',
    `create table order_counters (
      year bigint primary key,
      last bigint not null
    )`,
    `create table idempotency_keys (
      user_id ${text} not null references users(id) on delete cascade,
      key ${text} not null,
      request_hash ${text} not null,
      status ${text} not null,
      response_status bigint,
      response_body ${text},
      created_at ${text} not null,
      primary key (user_id, key)
    )`,
  ],
};
