import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** What a filled database is written with, where the two differ. */
export interface Dialect {
  readonly run: (statement: string) => Promise<void>;
  readonly count: (statement: string) => Promise<number>;
  /** Of a table, those that can be written. */
  readonly columns: (table: string) => Promise<string[]>;
  /** The numbers from 1 to there, as a column of that name. */
  readonly series: (count: number, name: string) => string;
  /** An instant so many years ago, as the portal stores it; and its year. */
  readonly yearsAgo: (years: string) => { readonly at: string; readonly year: string };
  readonly padded: (number: string) => string;
  readonly index: (table: string, column: string) => string;
  readonly close: () => Promise<void>;
}

/** Without keys to other tables, triggers and waiting for the disk. */
export async function postgres(url: string): Promise<Dialect> {
  const client = new pg.Client(url);
  await client.connect();
  const run = async (statement: string) => void (await client.query(statement));
  await run('set session_replication_role = replica');
  await run('set synchronous_commit = off');
  const before = (years: string) => `(now() at time zone 'utc' - interval '1 year' * (${years}))`;
  return {
    run,
    count: async (statement) => Number((await client.query<{ count: string }>(statement)).rows[0]?.count),
    columns: async (table) => {
      const { rows } = await client.query<{ column_name: string }>(
        `select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'
         and is_generated = 'NEVER' order by ordinal_position`,
        [table],
      );
      return rows.map(({ column_name }) => column_name);
    },
    series: (count, name) => `generate_series(1, ${count}) ${name}`,
    yearsAgo: (years) => ({
      at: `to_char(${before(years)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      year: `extract(year from ${before(years)})`,
    }),
    padded: (number) => `lpad(${number}::text, 8, '0')`,
    index: (table, column) => `create index on ${table} (${column})`,
    close: async () => {
      await run('vacuum (analyze)');
      await run('checkpoint');
      await client.end();
    },
  };
}

/** Without keys to other tables; triggers run. */
export async function sqlite(file: string): Promise<Dialect> {
  const database = new DatabaseSync(file);
  database.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -400000');
  const before = (years: string) => `'now', '-' || ((${years}) * 365.25 * 86400) || ' seconds'`;
  return {
    run: async (statement) => database.exec(statement),
    count: async (statement) => Number(database.prepare(statement).get()?.count),
    columns: async (table) =>
      database
        .prepare('select name from pragma_table_xinfo(?) where hidden not in (2, 3)')
        .all(table)
        .map(({ name }) => String(name)),
    series: (count, name) =>
      `(with recursive s(${name}) as (select 1 union all select ${name} + 1 from s where ${name} < ${count}) select ${name} from s)`,
    yearsAgo: (years) => ({
      at: `strftime('%Y-%m-%dT%H:%M:%fZ', ${before(years)})`,
      year: `cast(strftime('%Y', ${before(years)}) as integer)`,
    }),
    padded: (number) => `substr('00000000' || ${number}, -8)`,
    index: (table, column) => `create index temp.${table}_${column} on ${table} (${column})`,
    // Without statistics, as the server's own database is.
    close: async () => database.close(),
  };
}
