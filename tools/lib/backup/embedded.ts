import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { startError } from '../../../api/src/base/index.ts';
import type { Contents } from './contents.ts';
import { tableDigest } from './table-digest.ts';

export const EMBEDDED = 'extranet.db';

/** Copies all pages in one step: between smaller steps, a write by the running server would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database as it is at one moment, while a server may use it: with a write-ahead log the copy reads what was
 * committed when it started, and blocks nobody. The copy is a single file that needs no log file. What is answered was read
 * from the original at the same moment, so that a copy that went wrong is found by it.
 */
export async function snapshotEmbedded(dataDir: string, target: string): Promise<Contents> {
  const source = openExisting(join(dataDir, EMBEDDED));
  try {
    // The copy reads in this transaction too.
    source.exec('begin');
    const contents = contentsOf(source);
    await backup(source, target, { rate: ALL_PAGES });
    source.exec('commit');
    withoutLog(target);
    return contents;
  } finally {
    source.close();
  }
}

function withoutLog(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

function openExisting(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  } catch {
    throw startError(`There is no database ${path} to back up.`);
  }
}

export function contentsOfEmbedded(path: string): Contents {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return contentsOf(database);
  } finally {
    database.close();
  }
}

/** What SQLite itself finds wrong, in its own words; null for nothing. */
export function faultOfEmbedded(path: string): string | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const [integrity] = database.prepare('pragma integrity_check(1)').all();
    if (integrity?.integrity_check !== 'ok') return String(integrity?.integrity_check);
    const [orphan] = database.prepare('pragma foreign_key_check').all();
    return orphan ? `a row of ${orphan.table} names one of ${orphan.parent} that is not there` : null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

function contentsOf(database: DatabaseSync): Contents {
  const all = (sql: string) => database.prepare(sql).all() as Record<string, string>[];
  const tables = all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  const digests = tables.map(({ name = '' }) => [name, digestOf(database, name)] as const);
  return {
    schema: all('select max(name) as name from migrations')[0]?.name ?? '',
    rows: Object.fromEntries(digests.map(([name, { rows }]) => [name, rows])),
    checksums: Object.fromEntries(digests.map(([name, { checksum }]) => [name, checksum])),
    stored: all("select id, sha256 from files where sha256 <> ''").map(({ id = '', sha256 = '' }) => ({
      id,
      sha256,
    })),
  };
}

function digestOf(database: DatabaseSync, table: string) {
  const digest = tableDigest();
  const statement = database.prepare(`select * from "${table}"`);
  statement.setReturnArrays(true);
  // A large whole number would not fit into one of JavaScript's.
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) digest.add(row as unknown as Parameters<typeof digest.add>[0]);
  return digest.result();
}
