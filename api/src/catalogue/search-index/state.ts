import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../../base/db/is-postgres.ts';
import type { SearchIndexStateTable } from '../../base/db/schema/search.ts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';
import { engineOf } from './engine-of.ts';

/** Raised when documents are made otherwise: an index of another format is not asked, and built anew. */
const FORMAT = 2;

/** With the year, because a part that is still built has one word for each year. */
export const formatOf = (now: Date): string => `${FORMAT}.${now.getFullYear()}`;
export const isReadable = (format: string): boolean => format.split('.')[0] === String(FORMAT);

type Name = SearchIndexStateTable['name'];

export async function setState(db: DbOrTransaction, values: Partial<Record<Name, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [Name, string][])
    await db.updateTable('search_index_state').set({ value }).where('name', '=', name).execute();
}

export async function stateOf(db: Reading): Promise<Record<Name, string>> {
  const rows = await db.selectFrom('search_index_state').selectAll().execute();
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { format: '', revision: '0', builder: '', beat: '0', ...values };
}

/** Whether there is an index that follows writes, and whether one is being built that does not yet. */
export async function whatFollows(db: DbOrTransaction): Promise<{ inUse: boolean; building: boolean }> {
  const there = await tablesThere(db);
  if (there.length < tablesOf(db).length) {
    // What is left of it does not learn of this write: from here on it is not asked.
    if (there.includes(STATE)) await setState(db, { format: '' });
    return { inUse: false, building: false };
  }
  // Until this transaction ends nobody begins or finishes a new index: each write is in one of them, or noted for it.
  const lock: RawBuilder<unknown> = isPostgres(db) ? sql` for share` : sql``;
  const { rows } = await sql<{
    name: Name;
    value: string;
  }>`select name, value from search_index_state${lock}`.execute(db);
  const read = (name: Name) => rows.find((row) => row.name === name)?.value ?? '';
  return { inUse: isReadable(read('format')), building: read('builder') !== '' };
}

/** False when somebody deleted it under the running server, or a part of it. */
export const isThere = async (db: Reading): Promise<boolean> =>
  (await tablesThere(db)).length === tablesOf(db).length;

const STATE = 'search_index_state';
const tablesOf = (db: Reading) => [...engineOf(db).tables, STATE, 'search_index_words', 'search_index_stale'];

async function tablesThere(db: Reading): Promise<string[]> {
  const names = sql.join(tablesOf(db));
  const { rows } = await (isPostgres(db)
    ? sql<Table>`select name from unnest(array[${names}]) as name where to_regclass(name) is not null`
    : sql<Table>`select name from sqlite_master where type = 'table' and name in (${names})`
  ).execute(db);
  return rows.map(({ name }) => name);
}

interface Table {
  readonly name: string;
}
