import type { Migration } from './migration.ts';

const FACTS = 'comp_name, name, firstname, email, city, postcode, phone, loyalty_number, status, is_admin';
const ORDERS = ['company', 'name', 'email', 'city', 'status', 'loyalty'] as const;

/**
 * What the back office's list of customers and its one search look at, in a form that no column has. The server makes it; the
 * database takes it away when a customer changes, whoever changes it, and notes that it is to be made anew (ADR 0054).
 */
export const customerIndex: Migration = {
  name: '0067-customer-index',
  statements: ({ text, jsonExtract }) => [
    `create table customer_index (
      user_id ${text} primary key references users(id) on delete cascade,
      ${ORDERS.map((order) => `by_${order} ${text} not null`).join(',\n      ')},
      texts ${text} not null,
      phones ${text} not null,
      postcode ${text} not null
    )`,
    ...ORDERS.map((order) => `create index customer_index_${order} on customer_index(by_${order}, user_id)`),
    `create table customer_index_due (user_id ${text} primary key references users(id) on delete cascade)`,
    'insert into customer_index_due select id from users',
    // What is counted without a search, from the index alone.
    'create index users_listed on users(status, is_admin, catalogs)',
    ...(jsonExtract.length > 0 ? POSTGRES : SQLITE),
  ],
};

const FORGET = 'delete from customer_index where user_id = new.id';

const SQLITE = ['insert', `update of ${FACTS}`].map(
  (change, at) => `create trigger users_index_${at} after ${change} on users begin
    insert or ignore into customer_index_due values (new.id);
    ${FORGET};
  end`,
);

const POSTGRES = [
  // 'do update' locks a row that is there already: whoever makes these keys at the moment reads the change that this is.
  `create function customer_index_forget() returns trigger language plpgsql as $$ begin
    insert into customer_index_due values (new.id) on conflict (user_id) do update set user_id = excluded.user_id;
    ${FORGET};
    return null;
  end $$`,
  `create trigger users_index after insert or update of ${FACTS} on users
    for each row execute function customer_index_forget()`,
];
