import { sql } from 'kysely';
import type { Database, DbOrTransaction } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import type { Contents, StoredFile } from './contents.ts';
import { pgTool } from './pg-tool.ts';

export const DUMP = 'database.dump';

/** pg_dump reads in the snapshot of the transaction that reads the tables, so that dump, counts and checksums agree. */
export async function dumpPostgres(database: Database, url: string, target: string): Promise<Contents> {
  return inOneSnapshot(database, async (transaction) => {
    const snapshot = await one(transaction, 'select pg_export_snapshot()');
    await pgTool('pg_dump', url, [
      '--format=custom',
      `--schema=${await one(transaction, 'select current_schema()')}`,
      `--snapshot=${snapshot}`,
      `--file=${target}`,
    ]);
    return contentsOf(transaction);
  });
}

export const contentsOfPostgres = (database: Database): Promise<Contents> =>
  inOneSnapshot(database, contentsOf);

/** A foreign key that nobody has checked against its rows, as a sentence; null where there is none. */
export async function faultOfPostgres(database: Database): Promise<string | null> {
  const unchecked = await inOneSnapshot(database, (transaction) =>
    one(
      transaction,
      `select min(conname) from pg_constraint c join pg_namespace n on n.oid = c.connamespace
        where n.nspname = current_schema() and not c.convalidated`,
    ),
  );
  return unchecked ? `its rows were not checked against ${unchecked}` : null;
}

function inOneSnapshot<T>({ db }: Database, work: (transaction: DbOrTransaction) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // It waits for pg_dump, and a table may be read for long. Values are written alike on every server.
      for (const setting of [
        'idle_in_transaction_session_timeout = 0',
        'statement_timeout = 0',
        "timezone = 'UTC'",
        "datestyle = 'ISO'",
        'extra_float_digits = 1',
        "bytea_output = 'hex'",
      ])
        await sql.raw(`set local ${setting}`).execute(transaction);
      return work(transaction);
    });
}

async function one(transaction: DbOrTransaction, text: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, string>>(text).execute(transaction);
  return Object.values(rows[0] ?? {})[0] ?? '';
}

async function contentsOf(transaction: DbOrTransaction): Promise<Contents> {
  const { rows: tables } = await sql
    .raw<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
    )
    .execute(transaction);
  const rows: Record<string, number> = {};
  const checksums: Record<string, string> = {};
  for (const { name } of tables) {
    const digest = await digestOf(transaction, name);
    rows[name] = Number(digest.rows);
    checksums[name] = digest.checksum;
  }
  const stored: readonly StoredFile[] = await transaction
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('sha256', '<>', '')
    .execute();
  return { schema: await one(transaction, 'select max(name) from migrations'), rows, checksums, stored };
}

/** The hashes of all rows added up, as in `tableDigest`: PostgreSQL promises no order. */
async function digestOf(transaction: DbOrTransaction, table: string) {
  const half = (from: number) =>
    sql`coalesce(sum(('x' || substr(digest, ${sql.lit(from)}, 16))::bit(64)::bigint::numeric), 0)`;
  const { rows } = await sql<{ rows: number; checksum: string }>`
    select count(*) as rows, ${half(1)}::text || ':' || ${half(17)}::text as checksum
    from (select md5(whole_row::text) as digest from ${sql.table(table)} as whole_row) as digests`.execute(
    transaction,
  );
  return rows[0] ?? { rows: 0, checksum: '' };
}

/** Restores a dump in one transaction. Replaces a database that already has tables only with `force`. */
export async function loadPostgres(
  { db }: Database,
  url: string,
  dump: string,
  force: boolean,
): Promise<void> {
  const { rows } = await sql
    .raw<{ schema: string; tables: number }>(
      `select current_schema() as schema, (select count(*) from information_schema.tables
        where table_schema = current_schema()) as tables`,
    )
    .execute(db);
  const { schema = 'public', tables = 0 } = rows[0] ?? {};
  if (tables > 0 && !force) {
    throw startError('The database of DATABASE_URL is not empty: --force replaces what is in it.');
  }
  const replacing = tables > 0 ? ['--clean', '--if-exists'] : [];
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await pgTool('pg_restore', url, [...options, ...replacing, `--schema=${schema}`, dump]);
}
