import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { type RawBuilder, sql } from 'kysely';
import { type ExactQuestion, type IndexDocument, MATCHES_MAX, type SearchEngine } from './engine.ts';

/**
 * The numbers of the documents of a catalogue stand together, in them those that can be had before the others, in them those of short
 * names first: the index answers one catalogue in the order that is asked for, and nothing is sorted.
 */
const ROOM = 2 ** 40;
const LENGTHS = 16;
const ROOMS = 2 * LENGTHS;

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
    for (const [room, own] of Map.groupBy(documents, roomOf)) {
      // One writer at a time: nobody else takes these numbers meanwhile.
      const last = sql<{ last: number }>`select coalesce(max(doc), ${room * ROOM}) as last from ${docs}
        where doc >= ${room * ROOM} and doc < ${(room + 1) * ROOM}`;
      const first = ((await last.execute(db)).rows[0]?.last ?? room * ROOM) + 1;
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
  find: async (db, question, catalogs) => {
    if (catalogs.length === 0) return [];
    const found = catalogs.map((catalogue) => inCatalogue(question, catalogue));
    const all = await sql<FoundRow>`${sql.join(found, sql` union all `)}`.execute(db);
    return all.rows.flatMap(({ catalogue, ids }) => (ids ? [{ catalogue, ids: ids.split(' ') }] : []));
  },
};

const roomOf = ({ catalogue, orderable, names }: IndexDocument): number =>
  CATALOGUES.indexOf(catalogue) * ROOMS + (orderable ? 0 : LENGTHS) + Math.min(names, LENGTHS - 1);

interface FoundRow {
  readonly catalogue: Catalogue;
  /** One row a catalogue instead of hundreds; null where nothing matches. */
  readonly ids: string | null;
}

function inCatalogue({ all, none = [] }: ExactQuestion, catalogue: Catalogue): RawBuilder<unknown> {
  const oneOf = (group: readonly string[]) => `(${group.map((word) => `"${word}"`).join(' OR ')})`;
  const wanted = all.map(oneOf).join(' AND ');
  const match = none.length > 0 ? `(${wanted}) NOT ${oneOf(none)}` : wanted;
  // Written, not bound: a bound number is a floating one, by which FTS5 looks through all before it.
  const first = CATALOGUES.indexOf(catalogue) * ROOMS * ROOM;
  const last = first + ROOMS * ROOM;
  return sql`select ${catalogue} as catalogue, group_concat(product_id, ' ' order by doc) as ids from (
    with found as materialized (
      select rowid as doc from search_index
      where search_index match ${match} and rowid > ${sql.lit(first)} and rowid < ${sql.lit(last)}
      order by rowid limit ${sql.lit(MATCHES_MAX)}
    )
    select docs.doc, docs.product_id from found join search_index_docs docs on docs.doc = found.doc)`;
}
