import { sql } from 'kysely';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { startError } from '../../../api/src/base/index.ts';

/** Creates an empty database beside that of the address, with the schema that the portal's tables are in, and drops it afterwards. */
export async function withSpareDatabase<T>(
  live: string,
  server: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const schema = await schemaOf(live);
  const create = sql`create database ${sql.id(name)} template template0`;
  await execute(server, [create]).catch(({ message }: Error) => {
    throw startError(
      `No spare database could be created (${message}): the account needs CREATEDB there, or DATABASE_SPARE_URL must name a server where it has it.`,
    );
  });
  try {
    const spare = new URL(server);
    spare.pathname = name;
    spare.searchParams.set('options', `-c search_path=${schema}`);
    await execute(spare.href, [sql`create schema if not exists ${sql.id(schema)}`]);
    return await work(spare.href);
  } finally {
    await execute(server, [sql`drop database ${sql.id(name)} with (force)`]);
  }
}

const schemaOf = async (url: string): Promise<string> => {
  const [rows] = await execute(url, [sql<{ name: string }>`select current_schema() as name`]);
  return (rows?.[0] as { name: string } | undefined)?.name ?? 'public';
};

async function execute(url: string, statements: readonly ReturnType<typeof sql>[]): Promise<unknown[][]> {
  // The folder is that of an embedded database: none is opened here.
  const database = await openDatabase({ dataDir: '', databaseUrl: url }, { owner: false });
  try {
    const results: unknown[][] = [];
    for (const statement of statements) results.push((await statement.execute(database.db)).rows);
    return results;
  } finally {
    await database.close();
  }
}
