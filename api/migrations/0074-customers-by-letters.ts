import type { Migration } from './migration.ts';

/**
 * Pairs and threes of letters of what a customer is searched by: a search reads those who have all of its letters, and not
 * everybody (ADR 0061). The database keeps them beside the index row that has the words themselves.
 */
export const customersByLetters: Migration = {
  name: '0074-customers-by-letters',
  statements: ({ text, jsonExtract }) => (jsonExtract.length > 0 ? postgres(text) : SQLITE),
};

/** Of telephone numbers with a mark: they have nearly all pairs of digits. */
const IN_PHONES = '_';

const ORDERS = ['company', 'name', 'email', 'city', 'status', 'loyalty'] as const;

/** The index once more, with numbers that a copy of the file keeps. Everybody is taken into it by the next look. */
const SQLITE = [
  'drop table customer_index',
  `create table customer_index (
    place integer primary key,
    user_id text not null unique references users(id) on delete cascade,
    ${ORDERS.map((order) => `by_${order} text not null`).join(',\n    ')},
    texts text not null,
    phones text not null,
    postcode text not null
  )`,
  ...ORDERS.map((order) => `create index customer_index_${order} on customer_index(by_${order}, user_id)`),
  'insert or ignore into customer_index_due select id from users',
  `create virtual table customer_letters using fts5(
    letters, content='', contentless_delete=1, detail='none', tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`,
  `create trigger customer_letters_added after insert on customer_index begin
    insert into customer_letters (rowid, letters) values (new.place, (
      with recursive piece(words, mark, at) as (
        select new.texts || char(10) || new.postcode, '', 1
        union all select new.phones, '${IN_PHONES}', 1
        union all select words, mark, at + 1 from piece where at < length(words)
      )
      select group_concat(mark || substr(words, at, 2) || ' ' || mark || substr(words, at, 3), ' ') from piece
    ));
  end`,
  `create trigger customer_letters_gone after delete on customer_index begin
    delete from customer_letters where rowid = old.place;
  end`,
];

const postgres = (text: string) => [
  `create table customer_letters (
    user_id ${text} primary key references customer_index(user_id) on delete cascade,
    letters text[] collate "C" not null
  )`,
  `create function letters_of(words text, mark text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct mark || substr(words, at, size)), '{}')
    from generate_series(1, length(words) - 1) at, generate_series(2, 3) size
  $$`,
  `insert into customer_letters select one.user_id, ${lettersOf('one')} from customer_index one`,
  'create index customer_letters_all on customer_letters using gin (letters) with (fastupdate = off)',
  `create function customer_letters_add() returns trigger language plpgsql as $$ begin
    insert into customer_letters values (new.user_id, ${lettersOf('new')});
    return null;
  end $$`,
  `create trigger customer_letters_added after insert on customer_index
    for each row execute function customer_letters_add()`,
];

const lettersOf = (row: string) =>
  `letters_of(${row}.texts || chr(10) || ${row}.postcode, '') || letters_of(${row}.phones, '${IN_PHONES}')`;
