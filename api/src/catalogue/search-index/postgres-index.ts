import { sql } from 'kysely';
import { MATCHES_MAX, type SearchEngine } from './engine.ts';
import { foundIn, type MatchRow } from './match-rows.ts';

/** The exact words as a tsvector with a GIN index: no extension is needed. */
export const postgresIndex: SearchEngine = {
  tables: ['search_index_docs'],
  create: (generation) => [
    `create table search_index_docs${generation} (
      doc bigserial primary key,
      product_id text collate "C" not null unique,
      catalogue text not null,
      names bigint not null,
      orderable bigint not null,
      words tsvector not null
    )`,
    `create index on search_index_docs${generation} using gin (words) with (fastupdate = off)`,
  ],
  drop: (generation) => [`drop table if exists search_index_docs${generation}`],
  optimise: () => ['analyze search_index_docs_next'],
  rename: () => ['alter table search_index_docs_next rename to search_index_docs'],
  add: async (db, generation, documents) => {
    if (documents.length === 0) return;
    const rows = documents.map(({ productId, catalogue, names, orderable, tokens }) => ({
      product_id: productId,
      catalogue,
      names,
      orderable: orderable ? 1 : 0,
      tokens: tokens.join(' '),
    }));
    await sql`insert into ${sql.table(`search_index_docs${generation}`)} (product_id, catalogue, names, orderable, words)
      select product_id, catalogue, names, orderable, array_to_tsvector(string_to_array(tokens, ' '))
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as rows(product_id text, catalogue text, names bigint, orderable bigint, tokens text)`.execute(db);
  },
  remove: async (db, generation, productIds) => {
    if (productIds.length === 0) return;
    await sql`delete from ${sql.table(`search_index_docs${generation}`)}
      where product_id in (${sql.join(productIds)})`.execute(db);
  },
  find: async (db, question, { catalogs, rows, known = [] }) => {
    const match = question.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
    const found = await sql<MatchRow>`select best.product_id, own.catalogue, best.total
      from unnest(${catalogs}::text[]) as own(catalogue), lateral (
        with found as materialized (
          select doc, product_id, orderable, names from search_index_docs
          where words @@ ${match}::tsquery and catalogue = own.catalogue limit ${MATCHES_MAX}
        ), placed as (
          select *, count(*) over () as total, row_number() over (order by orderable desc, names, doc) as place from found
        )
        select * from placed where place <= ${rows} or product_id = any(${known}::text[])
      ) best
      order by own.catalogue, best.place`.execute(db);
    return foundIn(found.rows);
  },
};
