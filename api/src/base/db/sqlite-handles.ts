import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { startError } from '../start-error.ts';

const STATEMENTS_KEPT = 500;
const BUSY = 5;

/** A statement, and whether it answers rows. */
export interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** One connection to the file; statements are kept, for preparing costs more than most queries. */
export interface Handle {
  readonly database: DatabaseSync;
  prepare(sql: string): Prepared;
}

/** Several handles in one process: readers of a WAL wait for nobody, and one writer is inside at a time. */
export interface Handles {
  readonly reading: Handle;
  readonly writing: Handle;
  close(): void;
}

interface Options {
  /** A server reads through a handle of its own; a tool has one, on which its temporary tables are seen. */
  serving: boolean;
  /** The operating system keeps the rest of the file in its own memory. */
  cacheKb: number;
}

export function openHandles(path: string, { serving, cacheKb }: Options): Handles {
  // No patience of SQLite's own: it would wait inside the call and stop everything else in this process.
  const writing = openHandle(path, { timeout: 0, cacheKb: serving ? cacheKb / 3 : cacheKb });
  if (!serving) return { reading: writing, writing, close: () => close(writing) };
  const reading = openHandle(path, { timeout: 1000, cacheKb });
  reading.database.exec('pragma query_only = 1');
  return {
    reading,
    writing,
    close: () => {
      // The writer last: whoever closes last folds the journal into the file.
      close(reading);
      close(writing);
    },
  };
}

/** Somebody else writes; the extended codes of it carry the plain one in their low byte. */
export function isBusy(error: unknown): boolean {
  return (errorCode(error) & 0xff) === BUSY;
}

/** SQLite's extended result code; 0 for an error that is not SQLite's. */
export function errorCode(error: unknown): number {
  return error instanceof Object && 'errcode' in error ? Number(error.errcode) : 0;
}

/** Kysely hands parameters over as unknown; node:sqlite itself refuses what it cannot bind. */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function openHandle(path: string, { timeout, cacheKb }: { timeout: number; cacheKb: number }): Handle {
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cacheKb}`);
    database.exec(`pragma busy_timeout = ${timeout}; pragma secure_delete = on`);
    return { database, prepare: keepStatements(database) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw startError(`The database ${path} cannot be opened: ${reason}.`);
  }
}

function keepStatements(database: DatabaseSync): Handle['prepare'] {
  const kept = new LRUCache<string, Prepared>({ max: STATEMENTS_KEPT });
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    kept.set(sql, prepared);
    return prepared;
  };
}

function close({ database }: Handle): void {
  if (database.isOpen) database.close();
}
