import { sql } from 'kysely';
import { type Migration, migrations } from '../../../migrations/index.ts';
import { startError } from '../start-error.ts';
import type { Database } from './open.ts';

/** Runs the missing migrations and answers their names; refuses a database of a newer release. */
export async function migrate(database: Database): Promise<string[]> {
  return database.dialect.exclusively(async () => {
    const applied = await appliedNames(database);
    const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown) {
      throw startError(
        `The database is newer than this program (it has '${unknown}'): start a newer release.`,
      );
    }
    const missing = migrations.filter(({ name }) => !applied.includes(name));
    for (const migration of missing) await apply(database, migration);
    return missing.map(({ name }) => name);
  });
}

/** For commands beside a running server: they must not change the schema that it uses. */
export async function assertMigrated({ db }: Database): Promise<void> {
  const last = migrations.at(-1)?.name;
  const found = await db
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', last ?? '')
    .executeTakeFirst()
    .catch(() => undefined);
  if (!found)
    throw startError('The database is not at the schema of this program: npm run migrate moves it there.');
}

async function appliedNames({ db, dialect }: Database): Promise<string[]> {
  const { text } = dialect.columnTypes;
  await sql
    .raw(`create table if not exists migrations (name ${text} primary key, applied_at ${text} not null)`)
    .execute(db);
  const rows = await db.selectFrom('migrations').select('name').execute();
  return rows.map(({ name }) => name);
}

async function apply({ db, dialect }: Database, migration: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of migration.statements(dialect.columnTypes)) {
      await sql.raw(statement).execute(transaction);
    }
    const row = { name: migration.name, applied_at: new Date().toISOString() };
    await transaction.insertInto('migrations').values(row).execute();
  });
}
