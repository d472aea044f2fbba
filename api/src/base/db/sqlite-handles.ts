import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { startError } from '../start-error.ts';

const STATEMENTS_MAX = 500;
const BUSY = 5;

/** A statement, and whether it answers rows. */
export interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** One connection to the file. It caches statements, because preparing costs more than most queries. */
export interface Handle {
  readonly database: DatabaseSync;
  prepare(sql: string): Prepared;
}

/** The handles of one process: with a WAL readers never wait, and there is one writer at a time. */
export interface Handles {
  readonly reading: Handle;
  readonly writing: Handle;
  close(): void;
}

interface Options {
  /** A server reads through a second handle; a tool has only one, because temporary tables are visible on one handle only. */
  serving: boolean;
  /** The operating system caches the rest of the file. */
  cacheKb: number;
}

export function openHandles(path: string, { serving, cacheKb }: Options): Handles {
  // No timeout of SQLite's own: it would block the process while it waits.
  const writing = openHandle(path, { timeout: 0, cacheKb: serving ? cacheKb / 3 : cacheKb });
  if (!serving) return { reading: writing, writing, close: () => close(writing) };
  const reading = openHandle(path, { timeout: 1000, cacheKb });
  reading.database.exec('pragma query_only = 1');
  return {
    reading,
    writing,
    close: () => {
      // The writer last: the last handle to close writes the WAL into the file.
      close(reading);
      close(writing);
    },
  };
}

/** Another handle is writing. SQLite's extended codes contain the plain code in their low byte. */
export function isBusy(error: unknown): boolean {
  return (errorCode(error) & 0xff) === BUSY;
}

/** SQLite's extended result code; 0 for an error that is not SQLite's. */
export function errorCode(error: unknown): number {
  return error instanceof Object && 'errcode' in error ? Number(error.errcode) : 0;
}

/** Kysely types parameters as unknown; node:sqlite refuses those that it cannot bind. */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function openHandle(path: string, { timeout, cacheKb }: { timeout: number; cacheKb: number }): Handle {
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cacheKb}`);
    database.exec(`pragma busy_timeout = ${timeout}; pragma secure_delete = on`);
    return { database, prepare: cachedStatements(database) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw startError(`The database ${path} cannot be opened: ${reason}.`);
  }
}

function cachedStatements(database: DatabaseSync): Handle['prepare'] {
  const cache = new LRUCache<string, Prepared>({ max: STATEMENTS_MAX });
  return (sql) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    // The search index numbers its own rows beyond 2^53, and the number of the last row is part of each answer.
    if (!prepared.answersRows) statement.setReadBigInts(true);
    cache.set(sql, prepared);
    return prepared;
  };
}

function close({ database }: Handle): void {
  if (database.isOpen) database.close();
}
