import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database, DbOrTransaction } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';

/** The schema's own types would ask for each table by name; here all tables are treated alike. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
const anyTables = (db: DbOrTransaction) => db as unknown as AnyTables;

/** PostgreSQL takes 65,535 parameters in one statement. */
const PARAMETERS_MAX = 60_000;
/** Tables that migrations fill. They are copied too, but rows in them do not mean that the target is in use. */
const WRITTEN_BY_MIGRATIONS: readonly string[] = ['migrations', 'counters', 'search_synonyms'];
/** Each database makes its own: what products and customers are searched by, and the sums of past days. */
const BUILT_ANEW = ['search_index', 'customer_index', 'customer_letters', 'kit_', 'sales_'];
const isBuiltAnew = (table: string): boolean => BUILT_ANEW.some((beginning) => table.startsWith(beginning));
/** Tables of the next numbers to give out. They are compared row by row: a wrong one would number two orders alike. */
const NUMBER_TABLES = ['order_counters', 'counters'];

/** Copies every row of an embedded database into an empty database of the same schema, in one transaction. */
export async function copyDatabase(
  source: Database,
  target: Database,
  progress: (line: string) => void,
): Promise<void> {
  const from = anyTables(source.db);
  const tables = await tablesInOrder(from);
  await assertEmpty(anyTables(target.db), tables);
  await target.db.transaction().execute(async (transaction) => {
    const to = anyTables(transaction);
    for (const table of WRITTEN_BY_MIGRATIONS) await to.deleteFrom(table).execute();
    for (const table of tables) {
      progress(`${table}: ${await copyTable(from, to, table)}`);
    }
    await assertSame(from, to, tables);
  });
  // Until the statistics are up to date, PostgreSQL would plan queries as for empty tables.
  await sql`analyze`.execute(target.db);
}

/** Tables after those that they reference. Read from the database, because a list would miss the tables of later migrations. */
async function tablesInOrder(db: AnyTables): Promise<string[]> {
  const { rows: all } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(
    db,
  );
  const { rows: arrows } = await sql<{ child: string; parent: string }>`
    select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" <> m.name`.execute(db);
  const ordered: string[] = [];
  let waiting = all.map(({ name }) => name).filter((name) => !isBuiltAnew(name));
  while (waiting.length > 0) {
    const blocked = new Set(
      arrows.filter(({ parent }) => waiting.some((name) => name === parent)).map(({ child }) => child),
    );
    const ready = waiting.filter((name) => !blocked.has(name));
    if (ready.length === 0) throw new Error(`these tables point at each other: ${waiting.join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((name) => blocked.has(name));
  }
  return ordered;
}

async function assertEmpty(db: AnyTables, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((name) => !WRITTEN_BY_MIGRATIONS.includes(name))) {
    if ((await count(db, table)) > 0) {
      throw startError(`The database of DATABASE_URL is not empty (table ${table}): copy into a new one.`);
    }
  }
}

async function copyTable(source: AnyTables, target: AnyTables, table: string): Promise<number> {
  let batch: Record<string, unknown>[] = [];
  let copied = 0;
  const write = async () => {
    if (batch.length > 0) await target.insertInto(table).values(batch).execute();
    copied += batch.length;
    batch = [];
  };
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    batch.push(row);
    if ((batch.length + 1) * Object.keys(row).length > PARAMETERS_MAX) await write();
  }
  await write();
  return copied;
}

/** Compares the copy with the source before the transaction is committed. */
async function assertSame(source: AnyTables, target: AnyTables, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [expected, arrived] = [await count(source, table), await count(target, table)];
    if (expected !== arrived)
      throw startError(`${table} has ${expected} rows, but ${arrived} arrived: nothing was copied.`);
  }
  for (const table of NUMBER_TABLES) {
    if (!isDeepStrictEqual(await numbers(source, table), await numbers(target, table))) {
      throw startError(`The numbers of ${table} arrived changed: nothing was copied.`);
    }
  }
}

async function numbers(db: AnyTables, table: string): Promise<object[]> {
  const rows: object[] = await db.selectFrom(table).selectAll().execute();
  return rows.map((row) => ({ ...row })).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

async function count(db: AnyTables, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.rows);
}
