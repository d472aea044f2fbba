import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import { isReadable } from '../search-index/state.ts';

export interface SearchStatus {
  /** Changes when the words by which questions are read may have changed. */
  readonly version: string;
  /** Whether the index is there and of the form that this program writes. */
  readonly isReadable: boolean;
  /** When the asker ordered last. */
  readonly latestOrder: string | null;
}

interface Row {
  readonly version: number;
  readonly format: string;
  readonly revision: string;
  readonly synonyms: string;
  readonly latest: string | null;
}

const state = (name: string) => sql`(select value from search_index_state where name = ${sql.lit(name)})`;

/**
 * One short query of each search, which says whether what is kept still holds: with PostgreSQL each statement costs more than what it reads.
 * Where the index is gone it says so, and the products themselves are searched.
 */
export async function searchStatus(db: Reading, userId = ''): Promise<SearchStatus> {
  const common = sql`
    (select value from counters where name = 'catalogue.version') as version,
    (select count(*) || ' ' || coalesce(max(saved_at), '') from search_synonyms) as synonyms,
    (select max(ordered_at) from orders where user_id = ${userId}) as latest`;
  const whole = sql<Row>`select ${state('format')} as format, ${state('revision')} as revision, ${common}`;
  const without = sql<Row>`select '' as format, '' as revision, ${common}`;
  const [row] = await rowsOf(db, whole).catch(() => rowsOf(db, without));
  return {
    version: [row?.version, row?.revision, row?.synonyms].join(' '),
    isReadable: isReadable(row?.format ?? ''),
    latestOrder: row?.latest ?? null,
  };
}

const rowsOf = async (db: Reading, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;
