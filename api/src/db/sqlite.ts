import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { startError } from '../start-error.ts';
import { type BulkInsert, columnPairs, type Dialect } from './dialect.ts';

const UNIQUE_VIOLATIONS = [2067, 1555];
const STATEMENTS_KEPT = 500;
/** The operating system keeps the rest of the file in its own memory. */
const CACHE_KB = 24_576;

interface Options {
  /** A server owns its folder alone; a tool that reads beside a running server does not ask. */
  owner: boolean;
}

export function openSqlite(dataDir: string, { owner }: Options): Dialect {
  const lock = owner ? lockFolder(dataDir) : null;
  const database = openFile(join(dataDir, 'extranet.db'), owner ? CACHE_KB : CACHE_KB / 3);
  return {
    name: 'sqlite',
    kysely: new SqliteDialect({ database: adapt(database) }),
    columnTypes: { text: 'text' },
    exclusively: (work) => work(),
    bulkLoad: (work) => bulkLoad(database, work),
    jsonRows: (columns, orderBy) =>
      sql`json_group_array(json_object(${columnPairs(columns)}) order by ${sql.ref(orderBy)})`,
    connections: () => ({}),
    isUniqueViolation: (error) =>
      error instanceof Object && 'errcode' in error && UNIQUE_VIOLATIONS.includes(Number(error.errcode)),
    close: async () => {
      if (database.isOpen) database.close();
      lock?.close();
    },
  };
}

/**
 * An exclusive lock on a database of its own: the operating system drops it when the process dies,
 * even by kill -9, so it can never be left behind.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw notWritable(dataDir);
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'extranet.lock'), { timeout: 0 });
    lock.exec('create table if not exists owner (pid integer); begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
      throw startError(`DATA_DIR ${dataDir} is in use by another running process: stop that one first.`);
    }
    throw notWritable(dataDir);
  }
}

function openFile(path: string, cacheKb: number): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cacheKb}`);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw startError(`The database ${path} cannot be opened: ${reason}.`);
  }
}

/** What Kysely's SqliteDialect asks of a driver; statements are kept, for preparing costs more than most queries. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      };
    },
  };
}

async function bulkLoad(database: DatabaseSync, work: (insert: BulkInsert) => Promise<void>): Promise<void> {
  database.exec('begin immediate');
  try {
    await work(async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {});
      if (columns.length === 0) return;
      const marks = columns.map(() => '?').join(', ');
      const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
      for (const row of rows) statement.run(...bindable(Object.values(row)));
    });
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** Kysely hands parameters over as unknown; node:sqlite itself refuses what it cannot bind. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function isBusy(error: unknown): boolean {
  return error instanceof Object && 'errcode' in error && Number(error.errcode) === 5;
}

function notWritable(dataDir: string) {
  return startError(`DATA_DIR ${dataDir} is not a folder that this process can write to.`);
}
