import { sql } from 'kysely';
import type { Database } from '../../base/db/open.ts';
import { isThere, stateOf } from './state.ts';

/** What the database can do for the search, in sentences for `npm run doctor`. */
export async function searchAbilities({ db, dialect }: Database): Promise<string[]> {
  return [dialect.name === 'sqlite' ? await fts5(db) : await trigrams(db), await index(db)];
}

async function fts5(db: Database['db']): Promise<string> {
  const { rows } = await sql<{
    has: number;
  }>`select count(*) as has from pragma_module_list where name = 'fts5'`.execute(db);
  if (rows[0]?.has === 0) throw new Error('This Node has an SQLite without FTS5: the search needs it.');
  return 'search: SQLite has FTS5';
}

/** Nothing needs the extension: slips are forgiven by the words of the catalogues, with the same answers on both databases. */
async function trigrams(db: Database['db']): Promise<string> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select 1 from pg_available_extensions where name = 'pg_trgm') as has`.execute(db);
  return `search: PostgreSQL’s text search; pg_trgm is ${rows[0]?.has ? 'there' : 'not there'}, and not needed`;
}

async function index(db: Database['db']): Promise<string> {
  if (!(await isThere(db)) || (await stateOf(db)).format === '')
    return 'search: there is no index yet; the server builds it when it starts';
  const { all } = await db
    .selectFrom('search_index_docs')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return `search: the index has ${all} products`;
}
