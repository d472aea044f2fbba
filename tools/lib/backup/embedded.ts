import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { startError } from '../../../api/src/base/index.ts';

export const EMBEDDED = 'extranet.db';

/** Copies all pages in one step: between smaller steps, a write by the running server would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database as it is at one moment, while a server may use it: with a write-ahead log the copy reads what was
 * committed when it started, and blocks nobody. The copy is a single file that needs no log file.
 */
export async function snapshotEmbedded(dataDir: string, target: string): Promise<void> {
  const source = openExisting(join(dataDir, EMBEDDED));
  try {
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target);
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

export interface Contents {
  readonly schema: string;
  readonly rows: Record<string, number>;
  readonly stored: readonly { id: string; sha256: string }[];
}

/** Checks and counts the copy and not the original, so that the manifest describes the backup. */
export function inspectEmbedded(path: string): Contents {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const all = (sql: string) => database.prepare(sql).all() as Record<string, string>[];
    const faults = [
      ...all('pragma integrity_check').filter((row) => row.integrity_check !== 'ok'),
      ...all('pragma foreign_key_check'),
    ];
    if (faults.length > 0)
      throw startError(`The copy of the database is damaged: ${JSON.stringify(faults[0])}.`);
    const tables = all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
    const count = (table: string) => Number(all(`select count(*) as rows from ${table}`)[0]?.rows);
    return {
      schema: all('select max(name) as name from migrations')[0]?.name ?? '',
      rows: Object.fromEntries(tables.map(({ name = '' }) => [name, count(name)])),
      stored: all("select id, sha256 from files where sha256 <> ''").map(({ id = '', sha256 = '' }) => ({
        id,
        sha256,
      })),
    };
  } finally {
    database.close();
  }
}
