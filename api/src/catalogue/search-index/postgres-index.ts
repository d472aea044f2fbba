import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { type RawBuilder, sql } from 'kysely';
import { type ExactQuestion, type Generation, MATCHES_MAX, type SearchEngine } from './engine.ts';

const partOf = (catalogue: Catalogue, generation: Generation) =>
  `search_index_docs${generation}_of_${catalogue.toLowerCase()}`;

/**
 * The exact words as a tsvector with a GIN index: no extension is needed. Beside it an index in the order of the answer: where most match,
 * its beginning is enough. Each catalogue is a table of its own, because 'kit' is everywhere in one and nowhere in another, and
 * PostgreSQL chooses between the two by how often a word is in a table.
 */
export const postgresIndex: SearchEngine = {
  tables: ['search_index_docs'],
  create: (generation) => [
    `create table search_index_docs${generation} (
      doc bigserial not null,
      product_id text collate "C" not null,
      catalogue text not null,
      names bigint not null,
      orderable bigint not null,
      words tsvector not null
    ) partition by list (catalogue)`,
    ...CATALOGUES.map(
      (name) =>
        `create table ${partOf(name, generation)} partition of search_index_docs${generation} for values in ('${name}')`,
    ),
    `create index on search_index_docs${generation} (product_id)`,
    `create index on search_index_docs${generation} using gin (words) with (fastupdate = off)`,
    `create index on search_index_docs${generation} (orderable desc, names, doc)`,
  ],
  drop: (generation) => [`drop table if exists search_index_docs${generation}`],
  optimise: () => ['analyze search_index_docs_next'],
  rename: () => [
    'alter table search_index_docs_next rename to search_index_docs',
    ...CATALOGUES.map((name) => `alter table ${partOf(name, '_next')} rename to ${partOf(name, '')}`),
  ],
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
  find: async (db, question, catalogs) => {
    if (catalogs.length === 0) return [];
    const found = catalogs.map((catalogue) => inCatalogue(question, catalogue));
    const all = await sql<FoundRow>`${sql.join(found, sql` union all `)}`.execute(db);
    return all.rows.flatMap(({ catalogue, ids }) => (ids ? [{ catalogue, ids: ids.split(' ') }] : []));
  },
};

interface FoundRow {
  readonly catalogue: Catalogue;
  /** In one text, which the driver reads faster than an array; null where nothing matches. */
  readonly ids: string | null;
}

/** In the order of the index where most match, else sorted: PostgreSQL knows how often a word is in the table. */
function inCatalogue({ all, none = [] }: ExactQuestion, catalogue: Catalogue): RawBuilder<unknown> {
  const oneOf = (group: readonly string[]) => `(${group.map((word) => `'${word}'`).join(' | ')})`;
  const match = [...all.map(oneOf), ...(none.length > 0 ? [`!${oneOf(none)}`] : [])].join(' & ');
  return sql`select ${sql.lit(catalogue)} as catalogue, string_agg(product_id, ' ') as ids
    from (
      select product_id from ${sql.table(partOf(catalogue, ''))}
      where words @@ ${match}::tsquery order by orderable desc, names, doc limit ${sql.lit(MATCHES_MAX)}
    ) found`;
}
