import { type Insertable, type Dialect as KyselyDialect, type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../../../migrations/index.ts';
import type { DbOrTransaction, Schema } from './schema.ts';

export type Table = keyof Schema & string;

/** Inserts many rows into a table; the rows of one call all have the same columns. */
export type BulkInsert = <T extends Table>(table: T, rows: readonly Insertable<Schema[T]>[]) => Promise<void>;

export type Trouble = 'unavailable' | 'full';

/** Everything that differs between the two databases; each has one file that implements it. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  readonly kysely: KyselyDialect;
  readonly columnTypes: ColumnTypes;
  /** Waits until no other process runs such work, then runs it. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Locks the name until the transaction ends; false while another transaction has it. */
  tryLock(transaction: DbOrTransaction, name: string): Promise<boolean>;
  /** Runs the work; null without running it while any process runs work of this name. The lock ends with its process. */
  unlessRunning<T>(name: string, work: () => Promise<T>): Promise<{ readonly result: T } | null>;
  /** All rows or none: one transaction around the whole work. */
  bulkLoad(work: (insert: BulkInsert) => Promise<void>): Promise<void>;
  /** An aggregate: the group's rows as the text of a JSON array. Never pass a caller's text as columns or order. */
  jsonRows(columns: Readonly<Record<string, string>>, orderBy: string): RawBuilder<string>;
  /** Only where a commit may return before it is on the disk: how to begin such a transaction, how to wait for the disk. */
  readonly lateFlush?: { readonly begin: RawBuilder<unknown>; readonly flush: RawBuilder<unknown> };
  /** Empties the database's own log, in which overwritten and deleted data stays readable. */
  emptyLog(): Promise<void>;
  /** The pool's open and idle connections, and the callers that wait for one; empty without a pool. */
  connections(): Readonly<Record<string, number>>;
  isUniqueViolation(error: unknown): boolean;
  /** Whether the error means that the database cannot be reached for now, or that its disk is full. */
  troubleOf(error: unknown): Trouble | null;
  /** Call it when the server starts to answer requests: from then on statements that take too long are cut off. */
  serve(): void;
  close(): Promise<void>;
}

/** "'name', column, ..." as both databases' JSON functions take them. */
export function columnPairs(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]));
}
