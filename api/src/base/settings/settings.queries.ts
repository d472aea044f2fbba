import type { DbOrTransaction } from '../db/schema.ts';

/** The setting's JSON value, or the default when the supplier has not set it. */
export async function readSetting<T>(db: DbOrTransaction, key: string, otherwise: T): Promise<T> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as T) : otherwise;
}

export async function keepSetting(db: DbOrTransaction, key: string, kept: unknown): Promise<void> {
  const value = JSON.stringify(kept);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((known) => known.column('key').doUpdateSet({ value }))
    .execute();
}
