import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { startError } from '../start-error.ts';
import { type BulkInsert, columnPairs, type Dialect } from './dialect.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { bindable, errorCode, isBusy, openHandles } from './sqlite-handles.ts';
import { onceUnlocked, writeTurns } from './write-turns.ts';

const UNIQUE_VIOLATIONS = [2067, 1555];
const FULL = 13;
const CACHE_KB = 24_576;
/** Nobody waits at a screen: for tools, an import's worker and the preparation of a start. */
const TOOL_WAIT_MS = 30_000;
/** An import of 100,000 lines holds the lock for a second or two. */
const SERVER_WAIT_MS = 8_000;

interface Options {
  /** True for a server, which locks its folder; false for a tool that reads beside a running server. */
  owner: boolean;
  /** True for a process that answers many requests at once. A worker serves without owning the folder: its parent does. */
  serving?: boolean;
}

export function openSqlite(dataDir: string, { owner, serving = owner }: Options): Dialect {
  const lock = owner ? lockFolder(dataDir) : null;
  const cacheKb = serving ? CACHE_KB : CACHE_KB / 3;
  const handles = openHandles(join(dataDir, 'extranet.db'), { serving, cacheKb });
  const { database } = handles.writing;
  const turns = writeTurns();
  let waitMs = TOOL_WAIT_MS;

  return {
    name: 'sqlite',
    kysely: sqliteDialect({ handles, turns, waitMs: () => waitMs }),
    columnTypes: { text: 'text', jsonExtract: [] },
    exclusively: (work) => work(),
    // There is one process with one transaction at a time: a later one sees the result of the earlier one.
    tryLock: async () => true,
    unlessRunning: unlessRunningHere(),
    bulkLoad: async (work) => {
      const endTurn = await turns.take(waitMs);
      try {
        await onceUnlocked(() => database.exec('begin immediate'), waitMs);
        await bulkLoad(database, work);
      } finally {
        endTurn();
      }
    },
    jsonRows: (columns, orderBy) =>
      sql`json_group_array(json_object(${columnPairs(columns)}) order by ${sql.ref(orderBy)})`,
    emptyLog: async () => {
      const endTurn = await turns.take(waitMs);
      try {
        database.exec('pragma wal_checkpoint(truncate)');
      } finally {
        endTurn();
      }
    },
    connections: () => ({}),
    isUniqueViolation: (error) => UNIQUE_VIOLATIONS.includes(errorCode(error)),
    troubleOf: (error) => {
      if (isBusy(error)) return 'unavailable';
      return errorCode(error) === FULL ? 'full' : null;
    },
    serve: () => {
      waitMs = SERVER_WAIT_MS;
    },
    close: async () => {
      handles.close();
      lock?.close();
    },
  };
}

/**
 * An exclusive lock on a separate small database. The operating system releases it when the process dies, even by
 * kill -9, so that it is never left behind.
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

/** A set in memory suffices: the embedded database has one process. */
function unlessRunningHere(): Dialect['unlessRunning'] {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return null;
    running.add(name);
    try {
      return { result: await work() };
    } finally {
      running.delete(name);
    }
  };
}

async function bulkLoad(database: DatabaseSync, work: (insert: BulkInsert) => Promise<void>): Promise<void> {
  try {
    await work(async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {});
      if (columns.length === 0) return;
      const marks = columns.map(() => '?').join(', ');
      const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
      statement.setReadBigInts(true);
      for (const row of rows) statement.run(...bindable(Object.values(row)));
    });
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function notWritable(dataDir: string) {
  return startError(`DATA_DIR ${dataDir} is not a folder that this process can write to.`);
}
