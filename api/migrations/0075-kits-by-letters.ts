import type { Migration } from './migration.ts';

/**
 * The letters of what a kit is searched by: its title, its description and its reference. A search for a text reads the kits that
 * have all of its letters, and not every kit (ADR 0062). The database keeps them: threes embedded, pairs and threes on PostgreSQL.
 */
export const kitsByLetters: Migration = {
  name: '0075-kits-by-letters',
  statements: ({ text, jsonExtract }) => (jsonExtract.length > 0 ? postgres(text) : SQLITE),
};

const TEXTS = ['titre_norm', 'memo_norm', 'ref_norm'];
const textOf = (row: string, lineBreak: string) =>
  TEXTS.map((column) => `${row}.${column}`).join(` || ${lineBreak} || `);

/** An import writes all columns of a product, whatever has changed. */
const CHANGED = [...TEXTS, 'catalogue'].map((column) => `old.${column} <> new.${column}`).join(' or ');

/** Of kits alone, each with a number that a copy of the file keeps. */
const SQLITE = [
  `create table kit_places (
    place integer primary key,
    product_id text not null unique references products(id) on delete cascade
  )`,
  `create virtual table kit_letters using fts5(
    texts, content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1')`,
  `create trigger kit_places_added after insert on kit_places begin
    insert into kit_letters (rowid, texts)
    select new.place, ${textOf('products', 'char(10)')} from products where id = new.product_id;
  end`,
  `create trigger kit_places_gone after delete on kit_places begin
    delete from kit_letters where rowid = old.place;
  end`,
  `create trigger kits_added after insert on products when new.catalogue = 'Kit' begin
    insert into kit_places (product_id) values (new.id);
  end`,
  `create trigger kits_changed after update on products
    when (old.catalogue = 'Kit' or new.catalogue = 'Kit') and (${CHANGED}) begin
    delete from kit_places where product_id = old.id;
    insert into kit_places (product_id) select new.id where new.catalogue = 'Kit';
  end`,
  "insert into kit_places (product_id) select id from products where catalogue = 'Kit'",
];

/** The texts in a table of their own: beside the prices, each change of a price would write all letters anew. */
const postgres = (text: string) => [
  `create table kit_letters (
    product_id ${text} primary key references products(id) on delete cascade,
    texts ${text} not null
  )`,
  `insert into kit_letters select id, ${textOf('products', 'chr(10)')} from products where catalogue = 'Kit'`,
  `create index kit_letters_all on kit_letters using gin (letters_of(texts, '')) with (fastupdate = off)`,
  `create function kit_letters_write() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      delete from kit_letters where product_id = new.id;
    end if;
    if new.catalogue = 'Kit' then
      insert into kit_letters values (new.id, ${textOf('new', 'chr(10)')});
    end if;
    return null;
  end $$`,
  `create trigger kits_added after insert on products for each row when (new.catalogue = 'Kit')
    execute function kit_letters_write()`,
  `create trigger kits_changed after update on products for each row
    when ((old.catalogue = 'Kit' or new.catalogue = 'Kit') and (${CHANGED})) execute function kit_letters_write()`,
];
