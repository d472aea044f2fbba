import { sql } from 'kysely';
import { type IndexDocument, MATCHES_MAX, type SearchEngine } from './engine.ts';
import { type MatchRow, matchesOf } from './match-rows.ts';

/** The numbers of documents whose names have as many words stand together: the index answers in their order, unsorted. */
const ROOM = 2 ** 40;

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
      catalogue text not null,
      names bigint not null,
      orderable bigint not null
    )`,
  ],
  drop: (generation) => [
    `drop table if exists search_index${generation}`,
    `drop table if exists search_index_docs${generation}`,
  ],
  // In one piece: lists of documents in many cannot be skipped through.
  optimise: () => ["insert into search_index_next(search_index_next) values ('optimize')"],
  rename: () => [
    'alter table search_index_next rename to search_index',
    'alter table search_index_docs_next rename to search_index_docs',
  ],
  add: async (db, generation, documents) => {
    if (documents.length === 0) return;
    const docs = sql.table(`search_index_docs${generation}`);
    const numbered: { doc: number; document: IndexDocument }[] = [];
    for (const [names, own] of Map.groupBy(documents, (document) => document.names)) {
      // One writer at a time: nobody else takes these numbers meanwhile.
      const last = sql<{ last: number }>`select coalesce(max(doc), ${names * ROOM}) as last from ${docs}
        where doc >= ${names * ROOM} and doc < ${(names + 1) * ROOM}`;
      const first = ((await last.execute(db)).rows[0]?.last ?? names * ROOM) + 1;
      numbered.push(...own.map((document, at) => ({ doc: first + at, document })));
    }
    // FTS5 writes to the disk whenever a number is not larger than the one before.
    numbered.sort((one, other) => one.doc - other.doc);
    const known = numbered.map(
      ({ doc, document: { productId, catalogue, names, orderable } }) =>
        sql`(${doc}, ${productId}, ${catalogue}, ${names}, ${orderable ? 1 : 0})`,
    );
    await sql`insert into ${docs} (doc, product_id, catalogue, names, orderable) values ${sql.join(known)}`.execute(
      db,
    );
    const words = numbered.map(({ doc, document }) => sql`(${doc}, ${document.tokens.join(' ')})`);
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
    const found = await sql<MatchRow>`select * from (
      with found as materialized (select rowid as doc from search_index where search_index match ${match} limit ${MATCHES_MAX})
      select docs.product_id, docs.catalogue, docs.orderable, (select count(*) from found) as total
      from (select doc from found order by doc limit ${rows}) best
      join search_index_docs docs on docs.doc = best.doc order by best.doc)`.execute(db);
    return matchesOf(found.rows);
  },
};
