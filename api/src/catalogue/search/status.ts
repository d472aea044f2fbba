import { sql } from 'kysely';
import { compiledOnce } from '../../base/db/compiled-once.ts';
import type { Reading } from '../../base/db/schema.ts';
import { isReadable } from '../search-index/state.ts';

export interface SearchStatus {
  /** Changes with every product: what the index answered to a question holds as long. */
  readonly version: string;
  /** Of the index as a whole, and of the synonyms. */
  readonly words: string;
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
  const [row] = await askedWhole(db, { userId }).catch(() => askedWithout(db, { userId }));
  const words = [row?.revision, row?.synonyms].join(' ');
  return {
    version: `${row?.version} ${words}`,
    words,
    isReadable: isReadable(row?.format ?? ''),
    latestOrder: row?.latest ?? null,
  };
}

interface Asker {
  readonly userId: string;
}

const common = ({ userId }: Asker) => sql`
  (select value from counters where name = 'catalogue.version') as version,
  (select count(*) || ' ' || coalesce(max(saved_at), '') from search_synonyms) as synonyms,
  (select max(ordered_at) from orders where user_id = ${userId}) as latest`;

const askedWhole = compiledOnce<Asker, Row>(['userId'], (db, asker) =>
  sql<Row>`select ${state('format')} as format, ${state('revision')} as revision, ${common(asker)}`.compile(
    db,
  ),
);
const askedWithout = compiledOnce<Asker, Row>(['userId'], (db, asker) =>
  sql<Row>`select '' as format, '' as revision, ${common(asker)}`.compile(db),
);
