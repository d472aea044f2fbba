import type { Migration } from './migration.ts';

/** How people write, in the searches' own words: by the first day's knowledge of the trade; the back office adds to them. */
const FIRST_SYNONYMS: readonly [written: string, meant: string][] = [
  ['vw', 'volkswagen'],
  ['volks', 'volkswagen'],
  ['merco', 'mercedes'],
  ['bm', 'bmw'],
  ['boule', 'attelage'],
  ['boule d’attelage', 'attelage'],
  ['crochet', 'attelage'],
  ['prise jaeger', '13 broches'],
  ['cable', 'faisceau'],
  ['câblage', 'faisceau'],
  ['sw', 'break'],
  ['estate', 'break'],
  ['amovible', 'démontable'],
  ['rétractable', 'escamotable'],
];

/** What customers searched without result, the synonyms that came of it, and parts that they asked for. */
export const searchWords: Migration = {
  name: '0026-search-words',
  statements: ({ text }) => [
    `create table search_synonyms (
      id ${text} primary key,
      written ${text} not null,
      written_norm ${text} not null unique,
      meant ${text} not null,
      author ${text} not null,
      saved_at ${text} not null
    )`,
    ...FIRST_SYNONYMS.map(
      ([written, meant], at) =>
        `insert into search_synonyms values ('first-${at}', '${written}', '${searchableWords(written)}', '${meant}', '', '2026-11-23T00:00:00.000Z')`,
    ),
    // One row for each text, account and day: counted, never shown with a name, and gone after 30 days.
    `create table search_misses (
      text_norm ${text} not null,
      text ${text} not null,
      user_id ${text} not null references users(id) on delete cascade,
      day ${text} not null,
      times bigint not null,
      last_at ${text} not null,
      primary key (text_norm, user_id, day)
    )`,
    'create index search_misses_day on search_misses(day)',
    'create index search_misses_user on search_misses(user_id)',
    `create table part_requests (
      id ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      request_key ${text} not null,
      asked ${text} not null,
      vehicle ${text},
      message ${text} not null,
      status ${text} not null check (status in ('new', 'done')),
      done_by ${text} not null,
      asked_at ${text} not null,
      unique (user_id, request_key)
    )`,
    'create index part_requests_asked on part_requests(asked_at)',
  ],
};

/** A released migration depends on no rule that may change. */
const searchableWords = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
