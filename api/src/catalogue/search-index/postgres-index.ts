import { sql } from 'kysely';
import { MATCHES_MAX, type SearchEngine } from './engine.ts';

/** The exact words as a tsvector with a GIN index: no extension is needed. */
export const postgresIndex: SearchEngine = {
  tables: ['search_index_docs'],
  create: (generation) => [
    `create table search_index_docs${generation} (
      doc bigserial primary key,
      product_id text collate "C" not null unique,
      names bigint not null,
      orderable bigint not null,
      words tsvector not null
    )`,
    `create index on search_index_docs${generation} using gin (words) with (fastupdate = off)`,
  ],
  drop: (generation) => [`drop table if exists search_index_docs${generation}`],
  rename: () => ['alter table search_index_docs_next rename to search_index_docs'],
  add: async (db, generation, documents) => {
    if (documents.length === 0) return;
    const rows = documents.map(({ productId, names, orderable, tokens }) => ({
      product_id: productId,
      names,
      orderable: orderable ? 1 : 0,
      tokens: tokens.join(' '),
    }));
    await sql`insert into ${sql.table(`search_index_docs${generation}`)} (product_id, names, orderable, words)
      select product_id, names, orderable, array_to_tsvector(string_to_array(tokens, ' '))
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as rows(product_id text, names bigint, orderable bigint, tokens text)`.execute(db);
  },
  remove: async (db, generation, productIds) => {
    if (productIds.length === 0) return;
    await sql`delete from ${sql.table(`search_index_docs${generation}`)}
      where product_id in (${sql.join(productIds)})`.execute(db);
  },
  find: async (db, question, rows) => {
    const match = question.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
    const found = await sql<{ product_id: string; total: number }>`
      with found as materialized (
        select doc, product_id, names, orderable from search_index_docs where words @@ ${match}::tsquery limit ${MATCHES_MAX}
      )
      select product_id, (select count(*) from found) as total from found
      order by orderable desc, names, doc limit ${rows}`.execute(db);
    return { ids: found.rows.map(({ product_id }) => product_id), count: found.rows[0]?.total ?? 0 };
  },
};
