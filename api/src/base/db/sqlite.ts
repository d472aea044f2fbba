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
/** Nobody looks at a screen meanwhile: a tool, an import's worker, the preparation of a start. */
const TOOL_PATIENCE_MS = 30_000;
/** An import of 100,000 lines holds the lock for a second or two. */
const SERVER_PATIENCE_MS = 8_000;

interface Options {
  /** A server owns its folder alone; a tool that reads beside a running server does not ask. */
  owner: boolean;
  /** It serves many at once; one of several that share a folder serves without owning it: their parent does. */
  serving?: boolean;
}

export function openSqlite(dataDir: string, { owner, serving = owner }: Options): Dialect {
  const lock = owner ? lockFolder(dataDir) : null;
  const cacheKb = serving ? CACHE_KB : CACHE_KB / 3;
  const handles = openHandles(join(dataDir, 'extranet.db'), { serving, cacheKb });
  const { database } = handles.writing;
  const turns = writeTurns();
  let patience = TOOL_PATIENCE_MS;
  const patienceMs = () => patience;
  return {
    name: 'sqlite',
    kysely: sqliteDialect({ handles, turns, patienceMs }),
    columnTypes: { text: 'text' },
    exclusively: (work) => work(),
    // There is one process, and in it one transaction at a time: who asks later finds what the first one did.
    tryHold: async () => true,
    alone: oneAtATime(),
    bulkLoad: async (work) => {
      const endTurn = await turns.take(patience);
      try {
        await onceUnlocked(() => database.exec('begin immediate'), patience);
        await bulkLoad(database, work);
      } finally {
        endTurn();
      }
    },
    jsonRows: (columns, orderBy) =>
      sql`json_group_array(json_object(${columnPairs(columns)}) order by ${sql.ref(orderBy)})`,
    emptyLog: async () => {
      const endTurn = await turns.take(patience);
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
      patience = SERVER_PATIENCE_MS;
    },
    close: async () => {
      handles.close();
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

/** For the one process that the database has. */
function oneAtATime(): Dialect['alone'] {
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
