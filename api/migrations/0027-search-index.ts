import type { Migration } from './migration.ts';

/**
 * The index of the one search (ADR 0025). It is filled by the server from the products, and beside the living one by
 * `npm run reindex`; nothing in it is the only copy of anything.
 */
export const searchIndex: Migration = {
  name: '0027-search-index',
  statements: ({ text, jsonExtract }) => [
    ...(jsonExtract.length > 0 ? POSTGRES : SQLITE),
    `create table search_index_words (
      kind ${text} not null,
      word ${text} not null,
      catalogue ${text} not null,
      marque ${text} not null,
      written ${text} not null,
      primary key (kind, word, catalogue)
    )`,
    // Written while the next index is being built: they are read again before it takes the place of this one.
    `create table search_index_stale (product_id ${text} primary key)`,
    `create table search_index_state (name ${text} primary key, value ${text} not null)`,
    "insert into search_index_state values ('format', ''), ('revision', '0'), ('builder', ''), ('beat', '0')",
    'drop table catalogue_words',
    ...SYNONYMS.map(
      ([written, meant], at) =>
        `insert into search_synonyms select 'index-${at}', '${written}', '${written.toUpperCase()}', '${meant}', '', '2026-11-23T00:00:00.000Z'
          where not exists (select 1 from search_synonyms where written_norm = '${written.toUpperCase()}')`,
    ),
  ],
};

const SQLITE = [
  `create virtual table search_index using fts5(
    words, content='', contentless_delete=1, detail='none', tokenize="ascii tokenchars '_'")`,
  `create table search_index_docs (
    doc integer primary key,
    product_id text not null unique,
    catalogue text not null,
    names bigint not null,
    orderable bigint not null
  )`,
];

const POSTGRES = [
  `create table search_index_docs (
    doc bigserial primary key,
    product_id text collate "C" not null unique,
    catalogue text not null,
    names bigint not null,
    orderable bigint not null,
    words tsvector not null
  )`,
  'create index on search_index_docs using gin (words) with (fastupdate = off)',
];

/** Abbreviations of the trade that the first list left out. */
const SYNONYMS: readonly [written: string, meant: string][] = [
  ['rdso', 'démontable sans outil'],
  ['rdsov', 'démontable vertical'],
  ['rdsoh', 'démontable horizontal'],
  ['electrique', 'faisceau'],
  ['cablage', 'faisceau'],
  ['cables', 'faisceau'],
  ['equerre', 'rotule équerre'],
  ['cdc', 'col de cygne'],
  ['jaeger', '13 broches'],
];
