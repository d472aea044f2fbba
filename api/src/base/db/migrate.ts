import { sql } from 'kysely';
import { type Migration, migrations } from '../../../migrations/index.ts';
import { startError } from '../start-error.ts';
import type { Database } from './open.ts';
import type { Db } from './schema.ts';

/**
 * Runs the missing migrations and answers their names. A database that a newer program has moved on is served as long as nothing
 * was taken away that this one uses, and refused otherwise.
 */
export async function migrate(database: Database, all: readonly Migration[] = migrations): Promise<string[]> {
  return database.dialect.exclusively(async () => {
    const applied = await appliedMigrations(database);
    const beyond = firstBeyond(applied);
    if (beyond)
      throw startError(
        `The database is newer than this program (it has '${beyond}'): start a newer release.`,
      );
    const missing = all.filter(({ name }) => !applied.some((one) => one.name === name));
    for (const migration of missing)
      await apply(database, migration).catch((error) => failed(migration, error));
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

/** While this program serves: the first migration that a newer one has run since, and that this one cannot live with. */
export async function movedBeyond(db: Db): Promise<string | undefined> {
  return firstBeyond(await db.selectFrom('migrations').select(['name', 'needs']).execute());
}

interface Applied {
  readonly name: string;
  /** Undefined in a database that cannot say it: then nothing that this program does not know is safe. */
  readonly needs?: string | null;
}

const isKnown = (name: string): boolean => migrations.some((migration) => migration.name === name);

const firstBeyond = (applied: readonly Applied[]): string | undefined =>
  applied.find(
    ({ name, needs }) => !isKnown(name) && (needs === undefined || (needs !== null && !isKnown(needs))),
  )?.name;

async function appliedMigrations({ db, dialect }: Database): Promise<Applied[]> {
  const { text } = dialect.columnTypes;
  await sql
    .raw(`create table if not exists migrations (name ${text} primary key, applied_at ${text} not null)`)
    .execute(db);
  return db.selectFrom('migrations').selectAll().execute();
}

/** Each is one transaction: half of one is never there. */
function failed({ name }: Migration, error: unknown): never {
  const reason = (error as Error).message.split('\n')[0];
  throw startError(
    `The migration '${name}' failed and was taken back whole (${reason}): the version before goes on with the database as it was; npm run migrate tries this one again.`,
  );
}

async function apply({ db, dialect }: Database, migration: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of migration.statements(dialect.columnTypes)) {
      await sql.raw(statement).execute(transaction);
    }
    const { name, contract } = migration;
    // The column is there from 0064 on, and no earlier migration says what it needs.
    const needs = contract && { needs: contract.unusedSince };
    const row = { name, applied_at: new Date().toISOString(), ...needs };
    await transaction.insertInto('migrations').values(row).execute();
  });
}
