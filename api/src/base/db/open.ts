import { type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import type { Config } from '../config/config.ts';
import { openReplica, type Replica } from '../replica/open-replica.ts';
import type { Dialect } from './dialect.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** An open database: the query builder, and what differs between the two databases. */
export interface Database {
  readonly db: Db;
  readonly dialect: Dialect;
  /** Null: all is read from `db`. */
  readonly replica: Replica | null;
  /** Calls the listener after every statement; answers a function that removes it. */
  onQuery(listener: QueryListener): () => void;
  close(): Promise<void>;
}

export interface MeasuredQuery {
  readonly statement: 'select' | 'insert' | 'update' | 'delete' | 'other';
  readonly failed: boolean;
  readonly milliseconds: number;
  /** What Kysely made of it: its tables. */
  readonly node: CompiledQuery['query'];
}
type QueryListener = (query: MeasuredQuery) => void;

const STATEMENTS: Readonly<Record<string, MeasuredQuery['statement']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

interface Options {
  /** False for a tool beside a running server. */
  owner?: boolean;
  /** By default as `owner`; a process whose parent owns the folder serves without owning it. */
  serving?: boolean;
}

export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReplicaUrl'>>,
  { owner = true, serving = owner }: Options = {},
): Promise<Database> {
  const dialect = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : openSqlite(config.dataDir, { owner, serving });
  const listeners = new Set<QueryListener>();
  const log = ({ level, query, queryDurationMillis: milliseconds }: LogEvent) => {
    const statement = STATEMENTS[query.query.kind] ?? 'other';
    const failed = level === 'error';
    for (const listener of listeners) listener({ statement, failed, milliseconds, node: query.query });
  };
  const db = new Kysely<Schema>({ dialect: dialect.kysely, log });
  // A tool asks the primary alone.
  const replica =
    serving && config.databaseReplicaUrl ? openReplica(config.databaseReplicaUrl, db, log) : null;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await replica?.close();
    await db.destroy();
    await dialect.close();
  };
  return {
    db,
    dialect,
    replica,
    onQuery: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
