import type { Migration } from './migration.ts';

/**
 * What was sold on days that are over, summed once (ADR 0056). The server sums; the database notes whose validated order changed
 * since, whoever changed it: their sums are reckoned from the orders until the days are closed again.
 */
export const closedSales: Migration = {
  name: '0069-closed-sales',
  statements: ({ text, jsonExtract }) => [
    // One row. Orders validated before marks_until and written now come late.
    `create table sales_closed (
      id integer primary key,
      day ${text} not null,
      made ${text} not null,
      marks_until ${text} not null
    )`,
    "insert into sales_closed values (1, '', '', '')",
    `create table sales_days (
      made ${text} not null,
      day ${text} not null,
      orders integer not null,
      faisceau bigint not null,
      attelage bigint not null,
      kit bigint not null,
      primary key (made, day)
    )`,
    // Those who ordered in a period of so many days or in the one before it.
    `create table sales_customers (
      made ${text} not null,
      period integer not null,
      user_id ${text} not null references users(id) on delete cascade,
      cents bigint not null,
      before_cents bigint not null,
      lost_cents bigint not null,
      primary key (made, period, user_id)
    )`,
    // How many customers ordered in it, and in the one before it.
    `create table sales_periods (
      made ${text} not null,
      period integer not null,
      buyers integer not null,
      buyers_before integer not null,
      primary key (made, period)
    )`,
    'create index sales_customers_best on sales_customers(made, period, cents desc, user_id)',
    'create index sales_customers_falling on sales_customers(made, period, lost_cents desc, user_id)',
    'create index sales_customers_user on sales_customers(user_id)',
    'create index orders_sales on orders(user_id, status, validated_at, total_et_cents)',
    ...(jsonExtract.length > 0 ? POSTGRES : SQLITE),
  ],
};

const FACTS = ['status', 'validated_at', 'total_et_cents', 'user_id'];
const OLD_COUNTED = "old.status = 'validee' and old.validated_at is not null";
const NEW_COUNTS = "new.status = 'validee'";
const DIFFERS = FACTS.map((fact) => `old.${fact} <> new.${fact}`).join(' or ');
const OLD_CHANGES = `${OLD_COUNTED} and (new.validated_at is null or ${DIFFERS})`;
const BECOMES = `${NEW_COUNTS} and (old.validated_at is null or ${DIFFERS})`;
const IS_LATE = 'new.validated_at < (select marks_until from sales_closed)';
const mark = (row: string) =>
  `insert into sales_changed (user_id, validated_at) values (${row}.user_id, ${row}.validated_at);`;

const changed = (id: string, text: string) =>
  `create table sales_changed (id ${id} primary key, user_id ${text} not null, validated_at ${text} not null)`;

const SQLITE = [
  changed('integer', 'text'),
  ...[
    ['changed', `update of ${FACTS}`, OLD_CHANGES, 'old'],
    ['removed', 'delete', OLD_COUNTED, 'old'],
    ['late', 'insert', `${NEW_COUNTS} and ${IS_LATE}`, 'new'],
    ['late_changed', `update of ${FACTS}`, `${BECOMES} and ${IS_LATE}`, 'new'],
  ].map(
    ([name, change, when, row = '']) =>
      `create trigger orders_sales_${name} after ${change} on orders when ${when} begin ${mark(row)} end`,
  ),
];

const POSTGRES = [
  changed('bigserial', 'text collate "C"'),
  `create function sales_note_change() returns trigger language plpgsql as $$ begin
    ${mark('old')}
    return null;
  end $$`,
  `create function sales_note_late() returns trigger language plpgsql as $$ begin
    if ${IS_LATE} then
      ${mark('new')}
    end if;
    return null;
  end $$`,
  ...[
    ['changed', `update of ${FACTS}`, OLD_CHANGES, 'change'],
    ['removed', 'delete', OLD_COUNTED, 'change'],
    ['late', 'insert', NEW_COUNTS, 'late'],
    ['late_changed', `update of ${FACTS}`, BECOMES, 'late'],
  ].map(
    ([name, change, when, what]) =>
      `create trigger orders_sales_${name} after ${change} on orders
       for each row when (${when}) execute function sales_note_${what}()`,
  ),
];
