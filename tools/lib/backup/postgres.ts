import { sql } from 'kysely';
import type { Database } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { run } from '../run.ts';
import type { Contents } from './embedded.ts';

export const DUMP = 'database.dump';

/** pg_dump reads in the snapshot of the transaction that counts the rows, so that dump and counts agree. */
export async function dumpPostgres({ db }: Database, url: string, target: string): Promise<Contents> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const one = async (text: string) =>
        Object.values((await sql.raw<Record<string, string>>(text).execute(transaction)).rows[0] ?? {})[0] ??
        '';
      const schema = await one('select current_schema()');
      const snapshot = await one('select pg_export_snapshot()');
      await pgTool('pg_dump', url, [
        '--format=custom',
        `--schema=${schema}`,
        `--snapshot=${snapshot}`,
        `--file=${target}`,
      ]);
      const { rows: tables } = await sql
        .raw<{ name: string }>(
          `select table_name as name from information_schema.tables where table_schema = current_schema()`,
        )
        .execute(transaction);
      const rows: Record<string, number> = {};
      for (const { name } of tables) rows[name] = Number(await one(`select count(*) from ${name}`));
      const stored = await transaction
        .selectFrom('files')
        .select(['id', 'sha256'])
        .where('sha256', '<>', '')
        .execute();
      return { schema: await one('select max(name) from migrations'), rows, stored };
    });
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

/** Passes the password in the environment, because every user of the machine can read a command line. */
async function pgTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  // URLSearchParams writes a space as '+', which libpq does not read as one.
  target.search = target.search.replaceAll('+', '%20');
  const command = [`--dbname=${target.href}`, ...args];
  const { code, output } = await run(tool, command, { env: password ? { PGPASSWORD: password } : {} });
  if (code === 0) return;
  if (output.includes('ENOENT')) {
    const line = args
      .filter((argument) => !argument.startsWith('--snapshot'))
      .map((argument) => (argument.startsWith('--file') ? `--file=${DUMP}` : argument))
      .join(' ');
    throw startError(
      `${tool} is not on this machine: where it is, run '${tool} --dbname=... ${line}', and keep DATA_DIR/files beside it.`,
    );
  }
  throw startError(`${tool} failed: ${output.trim().split('\n')[0]}.`);
}
