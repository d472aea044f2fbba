import type { DbOrTransaction } from '../db/schema.ts';

/** A JSON value that the supplier may have set, else the one that the program brings. */
export async function readSetting<T>(db: DbOrTransaction, key: string, otherwise: T): Promise<T> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as T) : otherwise;
}
