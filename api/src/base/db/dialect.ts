import { type Dialect as KyselyDialect, type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../../../migrations/index.ts';
import type { DbOrTransaction, Schema } from './schema.ts';

export type Table = keyof Schema & string;

/** Puts many rows into a table; the rows of one call all have the same columns. */
export type BulkInsert = <T extends Table>(table: T, rows: readonly Schema[T][]) => Promise<void>;

export type Trouble = 'unavailable' | 'full';

/** All that differs between the databases: one file each, nothing anywhere else. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  readonly kysely: KyselyDialect;
  readonly columnTypes: ColumnTypes;
  /** Runs the work with at most one process at a time inside, whatever the number of processes. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Within a transaction: has the name to itself until the transaction ends; false while another one has it. */
  tryHold(transaction: DbOrTransaction, name: string): Promise<boolean>;
  /** Does the work unless work of this name is being done, in whatever process; null then. It ends with its process. */
  alone<T>(name: string, work: () => Promise<T>): Promise<{ readonly result: T } | null>;
  /** All rows or none: one transaction around the whole work. */
  bulkLoad(work: (insert: BulkInsert) => Promise<void>): Promise<void>;
  /** An aggregate: the group's rows as the text of a JSON array. Columns and order are our own words, never a caller's. */
  jsonRows(columns: Readonly<Record<string, string>>, orderBy: string): RawBuilder<string>;
  /** Where a transaction may be over before it is on the disk: how to begin such a one, and how to wait for the disk. */
  readonly lateCommit?: { readonly begin: RawBuilder<unknown>; readonly reachDisk: RawBuilder<unknown> };
  /** What was overwritten or deleted does not stay readable in the database's own log. */
  emptyLog(): Promise<void>;
  /** Open and idle ones of the pool, and who waits for one; nothing where there is no pool. */
  connections(): Readonly<Record<string, number>>;
  isUniqueViolation(error: unknown): boolean;
  /** Not the caller's fault, nor ours: the database cannot be had for now, or has no room left. */
  troubleOf(error: unknown): Trouble | null;
  /** From here on people wait for the answers: what takes too long is given up. */
  serve(): void;
  close(): Promise<void>;
}

/** "'name', column, ..." as both databases' JSON functions take them. */
export function columnPairs(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]));
}
