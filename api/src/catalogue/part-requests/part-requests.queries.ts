import type { Insertable } from 'kysely';
import type { PartRequestsTable } from '../../base/db/schema/search.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** False when this form was sent before, even if both come at once. */
export async function insertPartRequest(
  db: DbOrTransaction,
  row: Insertable<PartRequestsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('part_requests')
    .values(row)
    .onConflict((sent) => sent.columns(['user_id', 'request_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function idOfForm(db: DbOrTransaction, userId: string, key: string): Promise<string> {
  const { id } = await db
    .selectFrom('part_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
