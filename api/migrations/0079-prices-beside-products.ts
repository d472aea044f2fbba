import type { Migration } from './migration.ts';

/**
 * PostgreSQL writes a row's new version into every index of its table as soon as one of them has a column that changed. The one for
 * slices (0029) has price and stock: a file of a hundred thousand prices wrote a million entries of indexes, and everybody waited for it.
 * What slices ask has a table of its own, and a page of products has room for the new versions of its rows (ADR 0063).
 */
export const pricesBesideProducts: Migration = {
  name: '0079-prices-beside-products',
  statements: ({ text, jsonExtract }) => (jsonExtract.length > 0 ? postgres(text) : []),
};

const COLUMNS = [
  ...['catalogue', 'marque_norm', 'modele_norm', 'ref_norm', 'id', 'statut', 'stock_code', 'standard'],
  ...['type', 'pins', 'towbar', 'towed_kg', 'led', 'uncoded', 'year_from', 'year_to', 'price_cents'],
];
const TEXTS = ['catalogue', 'marque_norm', 'modele_norm', 'ref_norm', 'id', 'statut', 'stock_code', 'type'];
const CHANGING = COLUMNS.filter((column) => column !== 'id');
const of = (table: string) => CHANGING.map((column) => `${table}.${column}`).join(', ');

/** The statement of the trigger is planned each time: a plan that was made for all products reads the whole table for one. */
const postgres = (text: string) => [
  `create table product_slices (
    ${COLUMNS.map((column) => `${column} ${TEXTS.includes(column) ? text : 'bigint'} not null`).join(', ')},
    primary key (id),
    foreign key (id) references products(id) on delete cascade
  )`,
  `insert into product_slices select ${COLUMNS.join(', ')} from products`,
  `create index product_slices_all on product_slices(${COLUMNS.join(', ')})`,
  `create function product_slices_write() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into product_slices select ${COLUMNS.join(', ')} from written;
    else
      execute 'update product_slices set (${CHANGING.join(', ')}) = row(${of('written')}) from written
        where product_slices.id = written.id and (${of('product_slices')}) is distinct from (${of('written')})';
    end if;
    return null;
  end $$`,
  `create trigger product_slices_added after insert on products referencing new table as written
    for each statement execute function product_slices_write()`,
  `create trigger product_slices_changed after update on products referencing new table as written
    for each statement execute function product_slices_write()`,
  'create index products_vehicle on products(catalogue, marque_norm, modele_norm, ref_norm, id, statut)',
  // Half a page of rows, so that a new version of each has its place beside the old one.
  'alter table products set (fillfactor = 50)',
  // Last: from here on nobody reads products until the migration is written.
  'drop index products_slices',
];
