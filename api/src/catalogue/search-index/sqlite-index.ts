import { sql } from 'kysely';
import { MATCHES_MAX, type SearchEngine } from './engine.ts';

/**
 * FTS5 without contents, positions and columns: only which document has which word. An exact word is found in a fraction of a
 * millisecond among a million documents, a beginning is not, so that nothing here asks for one.
 */
export const sqliteIndex: SearchEngine = {
  tables: ['search_index', 'search_index_docs'],
  create: (generation) => [
    `create virtual table search_index${generation} using fts5(
      words, content='', contentless_delete=1, detail='none', tokenize="ascii tokenchars '_'")`,
    `create table search_index_docs${generation} (
      doc integer primary key,
      product_id text not null unique,
      names bigint not null,
      orderable bigint not null
    )`,
  ],
  drop: (generation) => [
    `drop table if exists search_index${generation}`,
    `drop table if exists search_index_docs${generation}`,
  ],
  rename: () => [
    'alter table search_index_next rename to search_index',
    'alter table search_index_docs_next rename to search_index_docs',
  ],
  add: async (db, generation, documents) => {
    if (documents.length === 0) return;
    const docs = sql.table(`search_index_docs${generation}`);
    // One writer at a time: nobody else takes these numbers meanwhile.
    const { rows } = await sql<{ last: number }>`select coalesce(max(doc), 0) as last from ${docs}`.execute(
      db,
    );
    const first = (rows[0]?.last ?? 0) + 1;
    const known = documents.map(
      ({ productId, names, orderable }, at) =>
        sql`(${first + at}, ${productId}, ${names}, ${orderable ? 1 : 0})`,
    );
    await sql`insert into ${docs} (doc, product_id, names, orderable) values ${sql.join(known)}`.execute(db);
    const words = documents.map(({ tokens }, at) => sql`(${first + at}, ${tokens.join(' ')})`);
    await sql`insert into ${sql.table(`search_index${generation}`)} (rowid, words) values ${sql.join(words)}`.execute(
      db,
    );
  },
  remove: async (db, generation, productIds) => {
    if (productIds.length === 0) return;
    const docs = sql.table(`search_index_docs${generation}`);
    const own = sql`product_id in (${sql.join(productIds)})`;
    await sql`delete from ${sql.table(`search_index${generation}`)}
      where rowid in (select doc from ${docs} where ${own})`.execute(db);
    await sql`delete from ${docs} where ${own}`.execute(db);
  },
  find: async (db, question, rows) => {
    const match = question.map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ');
    const found = await sql<{ product_id: string; total: number }>`select * from (
      with found as materialized (select rowid as doc from search_index where search_index match ${match} limit ${MATCHES_MAX})
      select docs.product_id, (select count(*) from found) as total
      from found join search_index_docs docs on docs.doc = found.doc
      order by docs.orderable desc, docs.names, docs.doc limit ${rows})`.execute(db);
    return { ids: found.rows.map(({ product_id }) => product_id), count: found.rows[0]?.total ?? 0 };
  },
};
