import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../db/compiled-once.ts';
import type { SettingsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';

/** The setting's JSON value, or the default when the supplier has not set it. */
export async function readSetting<T>(db: DbOrTransaction, key: string, otherwise: T): Promise<T> {
  return (await readVersioned(db, key, otherwise)).value;
}

/** With its version: 0 for one that was never set. */
export async function readVersioned<T>(
  db: DbOrTransaction,
  key: string,
  otherwise: T,
): Promise<{ value: T; version: number }> {
  const [row] = await settingOf(db, { key });
  return row ? { value: JSON.parse(row.value) as T, version: row.version } : { value: otherwise, version: 0 };
}

/** An order reads three of them. */
const settingOf = compiledOnce<{ key: string }, Pick<Selectable<SettingsTable>, 'value' | 'version'>>(
  ['key'],
  (db, { key }) => db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).compile(),
);

export async function keepSetting(db: DbOrTransaction, key: string, kept: unknown): Promise<void> {
  const value = JSON.stringify(kept);
  await db
    .insertInto('settings')
    .values({ key, value, version: 1 })
    .onConflict((known) =>
      known.column('key').doUpdateSet({ value, version: sql<number>`settings.version + 1` }),
    )
    .execute();
}

/** False, and nothing is changed, when it is no longer the version that was read. */
export async function replaceSetting(
  db: DbOrTransaction,
  key: string,
  kept: unknown,
  version: number,
): Promise<boolean> {
  const value = JSON.stringify(kept);
  await db
    .insertInto('settings')
    .values({ key, value, version: 0 })
    .onConflict((known) => known.column('key').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value, version: version + 1 })
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
